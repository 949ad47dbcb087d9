import { expect, onTestFinished, test, vi } from "vitest";
import { soon, type PageOptions } from "../../../test/page.ts";
import { taskAtWork } from "../../../test/task-at-work.ts";
import { CUSTOMER, fillIn } from "../../../test/task-rows.ts";
import { etaPack } from "./eta-pack.ts";
import { offeredSmsPacks, smsPack } from "./sms-pack.ts";

const INPUT = { customerId: CUSTOMER, email: "returning@example.com" };
const US_PACKS = ["sms_100", "sms_250", "sms_500"];
const OTHER_PACKS = ["sms_100_int", "sms_250_int", "sms_500_int"];

async function smsOffer(countryCode: Country[1]) {
  const work = taskAtWork(smsPack, INPUT, { countryCode });
  work.send({ type: "open" });
  await work.until("form");
  const data = work.state().data;
  return data && offeredSmsPacks(data).map(({ service_plan_id }) => service_plan_id);
}

type Country = readonly [
  name: string,
  code: NonNullable<PageOptions["countryCode"]>,
  packs: readonly string[],
];

const COUNTRIES: readonly Country[] = [
  ["the United States", async () => "US", US_PACKS],
  ["the United States in lower case", async () => " us ", US_PACKS],
  ["Canada", async () => "CA", OTHER_PACKS],
  ["a blank country", async () => "", US_PACKS],
  ["an unknown country", async () => undefined, US_PACKS],
  ["a lookup that fails", () => Promise.reject(new Error("away")), US_PACKS],
  [
    "a lookup that throws at once",
    () => {
      throw new Error("not configured");
    },
    US_PACKS,
  ],
];

test.each(COUNTRIES)("a visitor from %s sees these packs", async (_, code, packs) => {
  expect(await smsOffer(code)).toEqual(packs);
});

test("after three seconds, a country lookup without a reply is given up", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const work = taskAtWork(smsPack, INPUT, { countryCode: () => new Promise(() => {}) });
  work.send({ type: "open" });
  await vi.advanceTimersByTimeAsync(2_999);
  expect(work.state().phase).toBe("loading");
  await vi.advanceTimersByTimeAsync(1);
  await work.until("form");
  expect(work.state().data?.country).toBe("");
});

test("a purchase of an SMS pack sends these keys, and renews by default", async () => {
  const work = taskAtWork(smsPack, INPUT);
  await fillIn(work, [{ pack: "sms_250" }]);
  expect(work.review()?.notes).toEqual(["sms.renewed"]);
  work.confirm();
  await work.until("done");
  expect(work.written()).toEqual([
    { customer_id: CUSTOMER, sms_pack_id: "sms_250", autorenew_sms_pack: true },
  ]);
  work.send({ type: "start-over" });
  await work.until("form");
  expect(work.state().draft.autoRenew).toBe(true);
  await fillIn(work, [{ pack: "sms_100", autoRenew: false }]);
  expect(work.review()?.notes).toEqual(["sms.notRenewed"]);
  work.confirm();
  await work.until("done");
  expect(work.written().at(-1)).toEqual({
    customer_id: CUSTOMER,
    sms_pack_id: "sms_100",
    autorenew_sms_pack: false,
  });
});

test("a purchase of an ETA pack sends these keys", async () => {
  const work = taskAtWork(etaPack, INPUT);
  await fillIn(work, [{ pack: "eta_150" }]);
  expect(work.review()?.total).toBe(11.95);
  work.confirm();
  await work.until("done");
  expect(work.written()).toEqual([{ customer_id: CUSTOMER, eta_id: "eta_150" }]);
  expect(work.sandbox.charges()).toMatchObject([{ subject: "eta_150", amount: 11.95 }]);
});

test("a pack that is not offered in the visitor's country is removed from the draft", async () => {
  const work = taskAtWork(smsPack, INPUT, { countryCode: async () => "CA" });
  await fillIn(work, [{ pack: "sms_100_int", autoRenew: false }]);
  await work.until("reviewing");
  const later = work.reload({ countryCode: async () => "US" });
  later.send({ type: "open" });
  await later.until("form");
  expect(later.state().draft).toEqual({ pack: "", autoRenew: false });
});

test("a pack that is withdrawn during its review closes the review, and another has to be chosen", async () => {
  let isWithdrawn = false;
  const work = taskAtWork(etaPack, INPUT, {
    through: async (_, pass) => (isWithdrawn ? Response.json({ status: true, plans: [] }) : pass()),
  });
  await fillIn(work, [{ pack: "eta_50" }]);
  isWithdrawn = true;
  work.send({ type: "refetch" });
  const { draft, fieldErrors, submitCount } = await work.until("form");
  expect(draft.pack).toBe("");
  expect(submitCount).toBe(1);
  expect(fieldErrors).toEqual({ pack: "packs.missing" });
});

test("an unknown purchase of one pack is shown on the page of the other, and blocks only itself", async () => {
  const work = taskAtWork(smsPack, INPUT);
  await fillIn(work, [{ pack: "sms_100" }]);
  work.sandbox.fault({ call: "buySmsPack", kind: "refuse" });
  work.confirm();
  await work.until("unknown");
  const other = taskAtWork(etaPack, INPUT, { sandbox: work.sandbox, storage: work.storage });
  other.send({ type: "open" });
  await other.until("unknown");
  await soon(() => expect(other.state().data).not.toBe(null));
  await other.sendAgain();
  await fillIn(other, [{ pack: "eta_50" }]);
  expect(other.state().consentTo).toEqual([]);
  other.confirm();
  await other.until("done");
  expect(work.sandbox.charges()).toMatchObject([{ subject: "eta_50" }]);
  expect(other.reload().state().attempts).toMatchObject([{ subjects: ["pack:sms_100"] }]);
});
