import { expect, test } from "vitest";
import { taskAtWork } from "../../../test/task-at-work.ts";
import { CARD, CUSTOMER, fillIn } from "../../../test/task-rows.ts";
import { iccidOf } from "@waypost/sandbox";
import { dormantInput } from "./dormant-input.ts";
import { dormantActivation, dormantFee, simTermination } from "./dormant-mode.ts";

const IMEI = "358000000000002";
const OTHER_IMEI = "358000000000003";
const EMAIL = "returning@example.com";

const sim = (paying: string | null, imei = IMEI) => ({
  customerId: CUSTOMER,
  imei,
  iccid: iccidOf(imei),
  email: EMAIL,
  paying,
});

const BODY = { customer_id: CUSTOMER, imei: IMEI, iccid: iccidOf(IMEI), email: EMAIL };

const query = (paying: string | null) => (name: string) =>
  ({ customer_id: CUSTOMER, imei: IMEI, iccid: "1", email: EMAIL, paying })[name] ?? null;

test("the fee sends these keys, and the card that pays it", async () => {
  const work = taskAtWork(dormantFee, sim("yes"));
  await fillIn(work, [{ ...CARD, cardnumber: "4929 1234 5678 9012" }]);
  expect(work.review()?.total).toBe(1);
  work.confirm();
  await work.until("done");
  expect(work.written()).toEqual([
    {
      ...BODY,
      paying: true,
      credit_card: {
        cardholder_name: "Sample Customer",
        cvv: "8437",
        expiration_date: "03/2029",
        number: "4929123456789012",
      },
    },
  ]);
  expect(work.sandbox.charges()).toMatchObject([{ subject: IMEI, amount: 1 }]);
});

test("activating without the card form sends no card", async () => {
  const work = taskAtWork(dormantActivation, sim("yes"));
  await fillIn(work, [{}]);
  work.confirm();
  await work.until("done");
  expect(work.written()).toEqual([{ ...BODY, paying: true }]);
});

test("a termination sends no card, and its question needs no tick", async () => {
  const work = taskAtWork(simTermination, sim("no"));
  work.send({ type: "open" });
  await work.until("form");
  work.send({ type: "continue" });
  expect(work.review()).toMatchObject({ total: "none" });
  expect(work.written()).toEqual([]);
  work.confirm();
  await work.until("done");
  expect(work.written()).toEqual([{ ...BODY, paying: false }]);
  expect(work.sandbox.charges()).toEqual([]);
});

test("an address that does not name an action can never be sent", async () => {
  const work = taskAtWork(dormantActivation, sim(null));
  work.send({ type: "open" });
  await work.until("form");
  work.send({ type: "continue" });
  work.send({ type: "acknowledge", isAcknowledged: true });
  work.confirm();
  expect(work.state()).toMatchObject({
    phase: "form",
    fieldErrors: { paying: "dormant.choiceMissing" },
  });
  expect(work.written()).toEqual([]);
});

test.each([
  // paying, pays with a card, activates without one, terminates
  ["yes", true, true, false],
  ["no", false, false, true],
  ["maybe", true, true, false],
  [null, true, true, false],
] as const)("an address with paying=%s is for these flows", (paying, pays, acts, ends) => {
  const isMeant = (flow: { task: { input: typeof dormantInput } }) =>
    flow.task.input(query(paying)) !== null;
  expect([dormantFee, dormantActivation, simTermination].map(isMeant)).toEqual([pays, acts, ends]);
});

test("after an unknown fee, a termination of the same SIM needs a consent, one of another SIM does not", async () => {
  const work = taskAtWork(dormantFee, sim("yes"));
  await fillIn(work, [CARD]);
  work.sandbox.fault({ call: "payDormantFee", kind: "refuse" });
  work.confirm();
  await work.until("unknown");
  const { sandbox, storage } = work;
  const termination = taskAtWork(simTermination, sim("no"), { sandbox, storage });
  termination.send({ type: "open" });
  const { asked } = await termination.until("unknown");
  expect(asked).toMatchObject([{ subjects: [`imei:${IMEI}`], amount: 1 }]);
  await termination.sendAgain();
  expect(termination.state().consentTo).toEqual(asked.map(({ id }) => id));
  const other = taskAtWork(simTermination, sim("no", OTHER_IMEI), { sandbox, storage });
  other.send({ type: "open" });
  await other.until("unknown");
  await other.sendAgain();
  expect(other.state()).toMatchObject({ phase: "reviewing", consentTo: [] });
});

test("after a declined card only the security code is asked for again", async () => {
  const work = taskAtWork(dormantFee, sim("yes"));
  const card = { ...CARD, cardnumber: "4000000000000002" };
  await fillIn(work, [card]);
  work.confirm();
  const { failure, draft } = await work.until("form");
  expect(failure?.text).toContain("Your card was declined");
  expect(draft).toEqual({ ...card, cvc: "" });
});

test("links about two devices are two runs with two drafts", async () => {
  const work = taskAtWork(dormantFee, sim("yes"));
  work.edit({ cardHoldername: "For the first device" });
  await work.until("form");
  const other = taskAtWork(dormantFee, sim("yes", OTHER_IMEI), { storage: work.storage });
  expect(other.state().draft.cardHoldername).toBe("");
  expect(dormantFee.identity(sim("yes"))).not.toBe(dormantFee.identity(sim("no")));
});
