import { describe, expect, test, vi } from "vitest";
import { atWork, TODAY } from "../../../test/at-work.ts";
import { EMAIL, GPS_IMEI, OBD_IMEI, reachConfirm, SECRETS } from "../../../test/new-customer.ts";
import { openPage, soon, type PageOptions } from "../../../test/page.ts";
import { taskAtWork } from "../../../test/task-at-work.ts";
import { CARD, CUSTOMER, fillIn, TASK_ROWS } from "../../../test/task-rows.ts";
import { es } from "../../messages/es.ts";
import type { Consent } from "./consent.ts";
import { recurring } from "../../rules/plans/recurring.ts";
import { phoneConsent } from "../phone-consent/flow.ts";

const SHOWN = "Total USD 111.30. Confirm";
const AT = TODAY.toISOString();

/** The records that a vendor receives, and the options of a page that sends them. */
function records() {
  const consents: Consent[] = [];
  return { consents, options: { onConsent: (one) => void consents.push(one) } as PageOptions };
}

test("a registration records the consents to text messages, terms and order, with the text on the screen", async () => {
  const { consents, options } = records();
  const work = atWork(options);
  await reachConfirm(work);
  const total = work.state().activation.devices.reduce((sum, { price }) => sum + (price ?? 0), 0);
  work.waypost.setMessages(es, "es-MX");
  work.send({ type: "confirm", at: TODAY, shown: SHOWN });
  work.send({ type: "confirm", at: TODAY, shown: SHOWN });
  await work.until("done");
  const common = { flow: "registration", by: EMAIL, at: AT };
  const none = { subjects: [], total: null, renewals: [], last4: null, shown: null };
  expect(consents).toEqual([
    {
      ...common,
      ...none,
      to: "text-messages",
      subjects: [expect.stringMatching(/^phone:\d{10}$/)],
      ticked: ["textMe.label"],
      locale: "en-US",
    },
    { ...common, ...none, to: "terms", ticked: ["terms.accept"], locale: "en-US" },
    {
      ...common,
      to: "order",
      subjects: [`imei:${GPS_IMEI}`, `imei:${OBD_IMEI}`],
      total: expect.closeTo(total),
      renewals: [{ months: 3, dollars: 111.3, first: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }],
      last4: SECRETS.cardnumber.slice(-4),
      ticked: [],
      shown: SHOWN,
      locale: "es-MX",
    },
  ]);
  for (const secret of Object.values(SECRETS)) {
    expect(JSON.stringify(consents)).not.toContain(secret);
  }
});

test("a reload before the order keeps the consents up to then", async () => {
  const work = atWork();
  await reachConfirm(work);
  const restored = work.reload().state().consents;
  expect(restored.map(({ to }) => to)).toEqual(["text-messages", "terms"]);
});

test("the receipt has the same records, and after a reload those without card, phone and question", async () => {
  const { consents, options } = records();
  const work = atWork(options);
  await reachConfirm(work);
  work.send({ type: "confirm", at: TODAY, shown: SHOWN, locale: "en-US" });
  const { receipt } = await work.until("done");
  const [text, terms, order] = receipt?.consents ?? [];
  expect(consents).toMatchObject([{ ...text }, { ...terms }, { ...order }]);
  expect(order?.last4).toBe(SECRETS.cardnumber.slice(-4));
  const later = work.reload().state().receipt?.consents;
  expect(later?.map(({ to, shown, last4 }) => [to, shown, last4])).toEqual([
    ["text-messages", null, null],
    ["terms", null, null],
    ["order", null, null],
  ]);
  expect(later?.[0]?.subjects).toEqual([]);
  expect(later?.[2]?.renewals).toEqual(order?.renewals);
});

test("nothing is recorded for a form with errors, or for terms without a tick", async () => {
  const { consents, options } = records();
  const work = atWork(options);
  work.send({ type: "visit", step: "customer-information" });
  work.send({ type: "edit-customer", patch: { email: EMAIL } });
  work.send({ type: "submit" });
  await work.until("details");
  work.send({ type: "submit", shown: SHOWN });
  work.send({ type: "submit", shown: SHOWN });
  work.send({ type: "confirm", at: TODAY, shown: SHOWN });
  expect(consents).toEqual([]);
});

test("the consent to text messages at a number is recorded, although no server receives it", async () => {
  const { consents, options } = records();
  const page = openPage(options);
  const run = page.waypost.run(phoneConsent);
  const draft = { name: "Ada", email: EMAIL, phone: "5550001111", consent: true };
  run.send({ type: "edit", patch: { ...draft, consent: false } });
  run.send({ type: "submit", shown: SHOWN });
  run.send({ type: "edit", patch: draft });
  run.send({ type: "submit", shown: SHOWN });
  expect(consents).toEqual([
    {
      flow: "phone-consent",
      to: "text-messages",
      by: EMAIL,
      subjects: ["phone:5550001111"],
      total: null,
      renewals: [],
      last4: null,
      ticked: ["phoneConsent.consent"],
      shown: SHOWN,
      locale: "en-US",
      at: AT,
    },
  ]);
  expect(page.fetched).toEqual([]);
  run.stop();
});

const FAILING: readonly (readonly [string, () => unknown])[] = [
  [
    "throws",
    () => {
      throw new Error("full");
    },
  ],
  ["rejects", () => Promise.reject(new Error("away"))],
  ["never answers", () => new Promise(() => {})],
];

describe.each(TASK_ROWS.map((row) => [row.flow.name, row] as const))("%s", (name, row) => {
  test("records its review once, with the sent subjects and without a secret", async () => {
    const { consents, options } = records();
    const work = taskAtWork(row.flow, row.input(CUSTOMER), options);
    await fillIn(work, row.entries(CUSTOMER));
    await work.until("reviewing");
    const review = work.review();
    const hasCard = "cardnumber" in work.runner.getState().form.draft;
    work.send({ type: "confirm", at: TODAY, shown: SHOWN });
    work.send({ type: "confirm", at: TODAY, shown: SHOWN });
    await work.until("done");
    const isPaid = typeof review?.total === "number" && review.isDueNow !== false;
    expect(consents).toEqual([
      {
        flow: name,
        to: "order",
        by: row.flow.task.owner(row.input(CUSTOMER)),
        subjects: row.subjects(CUSTOMER),
        total: isPaid ? review.total : null,
        renewals: recurring(review?.rows ?? [], isPaid ? TODAY : undefined),
        last4: hasCard ? CARD.cardnumber.slice(-4) : null,
        ticked: [],
        shown: SHOWN,
        locale: "en-US",
        at: AT,
      },
    ]);
    for (const secret of [CARD.cardnumber, CARD.cvc, CARD.cardHoldername]) {
      expect(JSON.stringify(consents)).not.toContain(`"${secret}"`);
    }
  });

  test.each(FAILING)("continues if recording a consent %s", async (_, onConsent) => {
    const log = vi.fn();
    const work = taskAtWork(row.flow, row.input(CUSTOMER), { onConsent, log });
    await fillIn(work, row.entries(CUSTOMER));
    await work.until("reviewing");
    work.confirm();
    await work.until("done");
    expect(work.written()).toHaveLength(1);
    const isLogged = _ !== "never answers";
    await soon(() => expect(log).toHaveBeenCalledTimes(isLogged ? 1 : 0));
  });
});
