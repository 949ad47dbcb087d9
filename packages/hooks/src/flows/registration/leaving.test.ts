import { demoCustomer, demoPassword } from "@waypost/sandbox";
import { describe, expect, test } from "vitest";
import { atWork, soon, TODAY, type AtWork } from "../../../test/at-work.ts";
import {
  giveDetails,
  giveDevices,
  giveEmail,
  reachConfirm,
  SECRETS,
  typeCard,
} from "../../../test/new-customer.ts";
import { registration } from "./flow.ts";

const hold = (work: AtWork) => work.waypost.run(registration).hold();

const secretsIn = (work: AtWork) =>
  Object.entries(SECRETS).flatMap(([name, text]) =>
    JSON.stringify(work.waypost.run(registration).getState()).includes(text) ? [name] : [],
  );

/** An existing customer at the payment step, whose saved cards were fetched if a password is given. */
async function atPayment(work: AtWork, password?: string): Promise<void> {
  work.send({ type: "visit", step: "customer-information" });
  work.send({ type: "edit-customer", patch: { email: demoCustomer.email } });
  work.send({ type: "submit" });
  await work.until("known-email");
  if (password !== undefined) work.send({ type: "edit-customer", patch: { password } });
  work.send({
    type: password === undefined ? "continue-without-password" : "continue-with-password",
  });
  await work.until("devices");
  await giveDevices(work);
}

describe("a wizard that is left for another page of the site", () => {
  test("keeps every secret while the customer moves between the five steps", async () => {
    const work = atWork();
    let leave = hold(work);
    /** Each step is a page of its own, which replaces the one before it. */
    const replacePage = async () => {
      const next = hold(work);
      leave();
      leave = next;
      await Promise.resolve();
    };
    await giveEmail(work);
    await giveDetails(work);
    await replacePage();
    await giveDevices(work);
    await replacePage();
    typeCard(work);
    work.send({ type: "submit" });
    await replacePage();
    work.send({ type: "visit", step: "customer-information" });
    await replacePage();
    work.send({ type: "visit", step: "terms" });
    expect(work.state().phase).toBe("terms");
    expect(secretsIn(work)).toEqual(Object.keys(SECRETS));
  });

  test("discards password and card; a customer who returns finds the rest, and is asked for the password", async () => {
    const work = atWork();
    const leave = hold(work);
    await reachConfirm(work);
    const { customer, payment } = work.state();
    leave();
    await soon(() => expect(secretsIn(work)).toEqual([]));
    expect(work.sent("POST")).toEqual([]);
    work.send({ type: "visit", step: "confirm" });
    const blankCustomer = { ...customer, password: "", confirmPassword: "" };
    expect(work.state()).toMatchObject({
      phase: "details",
      lostSecret: "password",
      customer: blankCustomer,
      payment: { ...payment, cardnumber: "", cvc: "" },
    });
    expect(work.replacing.at(-1)).toContain("customer-information");
    work.send({ type: "confirm", at: TODAY });
    expect(work.sent("POST")).toEqual([]);
  });

  test("asks an existing customer only for the card, on a page without addresses, too", async () => {
    const work = atWork();
    const leave = hold(work);
    await atPayment(work);
    typeCard(work);
    work.send({ type: "submit" });
    leave();
    await soon(() => expect(secretsIn(work)).toEqual([]));
    hold(work);
    expect(work.state()).toMatchObject({ phase: "payment", lostSecret: "card" });
  });

  test("discards token and digits of the saved cards, which can be fetched again with the password", async () => {
    const work = atWork();
    const leave = hold(work);
    await atPayment(work, demoPassword);
    work.send({ type: "submit" });
    work.send({ type: "submit" });
    expect(JSON.stringify(work.state())).toMatch(/card_demo_visa/);
    leave();
    await soon(() => expect(JSON.stringify(work.state())).not.toMatch(/card_demo|4242/));
    work.send({ type: "visit", step: "terms" });
    expect(work.state()).toMatchObject({ phase: "payment", savedCards: null });
  });

  test("aborts the request for saved cards, so that its reply has no effect", async () => {
    const left = Promise.withResolvers<void>();
    const answered = Promise.withResolvers<void>();
    const work = atWork({
      through: async (url, pass) => {
        if (!url.endsWith("/auth/customer/cards")) return pass();
        await left.promise;
        try {
          return await pass();
        } finally {
          answered.resolve();
        }
      },
    });
    const leave = hold(work);
    work.send({ type: "visit", step: "customer-information" });
    work.send({ type: "edit-customer", patch: { email: demoCustomer.email } });
    work.send({ type: "submit" });
    await work.until("known-email");
    work.send({ type: "edit-customer", patch: { password: demoPassword } });
    work.send({ type: "continue-with-password" });
    const before = work.addresses.length;
    leave();
    await work.until("known-email");
    left.resolve();
    await answered.promise;
    await work.waypost.ready(registration);
    expect(work.state()).toMatchObject({ phase: "known-email", savedCards: [] });
    expect(work.addresses).toHaveLength(before);
  });

  test("keeps what a pending registration needs until its reply arrives", async () => {
    const work = atWork();
    const leave = hold(work);
    await reachConfirm(work);
    work.sandbox.fault({ call: "register", kind: "error-json", status: 400 });
    work.send({ type: "confirm", at: TODAY });
    leave();
    await Promise.resolve();
    expect(secretsIn(work)).toEqual(Object.keys(SECRETS));
    await work.until("failed");
    expect(secretsIn(work)).toEqual([]);
    work.send({ type: "visit", step: "confirm" });
    expect(work.state()).toMatchObject({ phase: "details", lostSecret: "password" });
  });

  test("keeps everything for a customer who returns before the reply", async () => {
    const work = atWork();
    const leave = hold(work);
    await reachConfirm(work);
    work.sandbox.fault({ call: "register", kind: "error-json", status: 400 });
    work.send({ type: "confirm", at: TODAY });
    leave();
    await Promise.resolve();
    hold(work);
    await work.until("failed");
    expect(secretsIn(work)).toEqual(["password", "cardnumber"]);
  });

  test("asks for the password first, even after an unknown outcome was left open", async () => {
    const work = atWork();
    const leave = hold(work);
    await reachConfirm(work);
    work.sandbox.fault({ call: "register", kind: "refuse" });
    work.send({ type: "confirm", at: TODAY });
    await work.until("unknown");
    leave();
    await soon(() => expect(secretsIn(work)).toEqual([]));
    hold(work);
    work.send({ type: "back" });
    expect(work.state().phase).toBe("terms");
    work.send({ type: "submit" });
    expect(work.state()).toMatchObject({ phase: "details", lostSecret: "password" });
  });

  test("shows its receipt again, and can still set the devices up", async () => {
    const work = atWork();
    const leave = hold(work);
    await reachConfirm(work);
    work.send({ type: "confirm", at: TODAY });
    const registered = await work.until("done");
    leave();
    await Promise.resolve();
    hold(work);
    work.send({ type: "visit", step: "confirm" });
    expect(work.state()).toEqual(registered);
    expect(registered.token).not.toBeNull();
  });
});
