import { expect, test } from "vitest";
import { atWork, TODAY, type AtWork } from "../../../test/at-work.ts";
import { reachConfirm, SECRETS, typeCard } from "../../../test/new-customer.ts";
import { registrationIn } from "../../../test/registration-in.ts";
import { registrationLogic } from "./logic.ts";
import { REGISTRATION_PHASES } from "./state.ts";

const DECLINED = "4000000000000002";

async function declined(): Promise<AtWork> {
  const work = atWork();
  await reachConfirm(work, DECLINED);
  work.send({ type: "confirm", at: TODAY });
  await work.until("failed");
  return work;
}

test("after a rejection, one press opens the card, where the reason is still shown", async () => {
  const work = await declined();
  work.send({ type: "use-another-card" });
  const { phase, failure, payment, lostSecret } = work.state();
  expect(phase).toBe("payment");
  expect(work.addresses.at(-1)).toContain("payment-method");
  expect(failure?.text).toContain("Your card was declined");
  expect(failure?.card).toEqual({ brand: "Visa", last4: "0002" });
  expect(payment).toMatchObject({
    cardnumber: DECLINED,
    cvc: "",
    cardHoldername: "Sample Customer",
    expirationdateyear: "2029",
  });
  expect(lostSecret).toBe("cvc");
});

test("a rejection that arrives in the back-forward cache names the rejected card", async () => {
  const work = atWork();
  await reachConfirm(work, DECLINED);
  work.send({ type: "confirm", at: TODAY });
  work.send({ type: "page-left" });
  const { payment, failure } = await work.until("failed");
  expect(payment.cardnumber).toBe("");
  expect(failure?.card.last4).toBe("0002");
});

test("with another card the registration continues, and the reason is no longer shown", async () => {
  const work = await declined();
  work.send({ type: "use-another-card" });
  typeCard(work, SECRETS.cardnumber);
  work.send({ type: "submit" });
  expect(work.state()).toMatchObject({ phase: "terms", failure: null });
  work.send({ type: "submit" });
  await work.until("reviewing");
  work.send({ type: "confirm", at: TODAY });
  await work.until("done");
  expect(work.sent("POST")).toHaveLength(2);
});

test("the reason is also shown to a customer who goes back step by step", async () => {
  const work = await declined();
  work.send({ type: "back" });
  work.send({ type: "back" });
  expect(work.state()).toMatchObject({ phase: "payment", failure: { card: { last4: "0002" } } });
});

test.each(["refuse", "lost"] as const)(
  "after an unknown outcome (%s) no other card is offered, because it could be a second payment",
  async (kind) => {
    const work = atWork();
    await reachConfirm(work);
    work.sandbox.fault({ call: "register", kind });
    work.send({ type: "confirm", at: TODAY });
    const unknown = await work.until("unknown");
    work.send({ type: "use-another-card" });
    expect(work.state()).toEqual(unknown);
  },
);

const failure = {
  text: "No",
  isRejection: true,
  inUse: [],
  card: { brand: "Visa", last4: "0002" },
};

test.each(REGISTRATION_PHASES.filter((phase) => phase !== "failed"))(
  "in the state %s, nothing was rejected that another card could pay for",
  (phase) => {
    const state = registrationIn(phase, { failure });
    const next = registrationLogic.transition(state, { type: "use-another-card" });
    expect(next).toEqual({ state, effects: [] });
  },
);

test("a request that was not sent was not rejected because of the card", () => {
  const notSent = { ...failure, isRejection: false };
  const state = registrationIn("failed", { failure: notSent });
  expect(registrationLogic.transition(state, { type: "use-another-card" }).state).toBe(state);
});
