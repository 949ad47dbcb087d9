import { demoCustomer, demoPassword } from "@waypost/sandbox";
import { describe, expect, test } from "vitest";
import { atWork, TODAY, type AtWork } from "../../../test/at-work.ts";
import {
  giveDevices,
  giveEmail,
  reachConfirm,
  SECRETS,
  typeCard,
} from "../../../test/new-customer.ts";
import { taskAtWork } from "../../../test/task-at-work.ts";
import { CARD, CUSTOMER, fillIn, TASK_ROWS } from "../../../test/task-rows.ts";

const paidByCard = TASK_ROWS.filter(({ flow }) => flow.task.secrets !== undefined);

const SECRET_TEXTS = [CARD.cardnumber, `"${CARD.cvc}"`];

describe.each(paidByCard.map((row) => [row.flow.name, row] as const))("%s", (_, row) => {
  const reviewed = async () => {
    const work = taskAtWork(row.flow, row.input(CUSTOMER));
    await fillIn(work, row.entries(CUSTOMER));
    await work.until("reviewing");
    return work;
  };

  test("a page that enters the back-forward cache discards the card, closes the confirmation and keeps the rest", async () => {
    const work = await reviewed();
    const { draft } = work.state();
    const blank = Object.fromEntries((row.flow.task.secrets ?? []).map((field) => [field, ""]));
    work.lifecycle("left");
    const state = work.state();
    expect(state).toMatchObject({ phase: "form", draft: { ...draft, ...blank }, lostCount: 1 });
    for (const text of SECRET_TEXTS) expect(JSON.stringify(state)).not.toContain(text);
    work.lifecycle("back");
    work.confirm();
    expect(work.written()).toEqual([]);
    await fillIn(work, row.entries(CUSTOMER));
    await work.until("reviewing");
    work.confirm();
    await work.until("done");
  });

  test("a card is discarded even while its request is pending, and a rejection asks for it again", async () => {
    const work = await reviewed();
    work.sandbox.fault({ call: row.operation, kind: "error-json", status: 400 });
    work.confirm();
    work.lifecycle("left");
    for (const text of SECRET_TEXTS) expect(JSON.stringify(work.state())).not.toContain(text);
    const { draft, lostCount } = await work.until("form");
    expect({ ...draft, lostCount }).toMatchObject({ cardnumber: "", cvc: "", lostCount: 1 });
  });

  test("a page without a card enters the back-forward cache unchanged", async () => {
    const work = taskAtWork(row.flow, row.input(CUSTOMER));
    work.send({ type: "open" });
    const before = await work.until("form");
    work.lifecycle("left");
    expect(work.state()).toBe(before);
  });
});

const secretsIn = (work: AtWork) =>
  Object.entries(SECRETS).filter(([, text]) => JSON.stringify(work.state()).includes(text));

describe("the registration of a page that enters the back-forward cache and is restored", () => {
  test.each(["payment", "terms", "confirm"])("asks for the card again at the %s", async (from) => {
    const work = atWork();
    work.send({ type: "visit", step: "customer-information" });
    work.send({ type: "edit-customer", patch: { email: demoCustomer.email } });
    work.send({ type: "submit" });
    await work.until("known-email");
    work.send({ type: "continue-without-password" });
    await work.until("devices");
    await giveDevices(work);
    typeCard(work);
    if (from !== "payment") work.send({ type: "submit" });
    work.send({ type: "accept-terms", accepted: true });
    if (from === "confirm") work.send({ type: "submit" });
    work.lifecycle("left");
    expect(secretsIn(work)).toEqual([]);
    work.lifecycle("back");
    expect(work.state()).toMatchObject({ phase: "payment", lostSecret: "card" });
    expect(work.addresses.at(-1)).toContain("payment-method");
    expect(work.replacing).toHaveLength(from === "payment" ? 0 : 1);
    work.send({ type: "confirm", at: TODAY });
    expect(work.sent("POST")).toEqual([]);
  });

  test("asks a new customer for the password", async () => {
    const work = atWork();
    await reachConfirm(work);
    work.lifecycle("left");
    expect(secretsIn(work)).toEqual([]);
    work.lifecycle("back");
    expect(work.state()).toMatchObject({ phase: "details", lostSecret: "password" });
    expect(work.replacing.at(-1)).toContain("customer-information");
  });

  test("asks for the password before it shows saved cards again", async () => {
    const work = atWork();
    work.send({ type: "visit", step: "customer-information" });
    work.send({ type: "edit-customer", patch: { email: demoCustomer.email } });
    work.send({ type: "submit" });
    await work.until("known-email");
    work.send({ type: "edit-customer", patch: { password: demoPassword } });
    work.send({ type: "continue-with-password" });
    await work.until("devices");
    await giveDevices(work);
    work.send({ type: "submit" });
    work.send({ type: "submit" });
    work.lifecycle("left");
    expect(JSON.stringify(work.state())).not.toMatch(/card_demo|424242/);
    work.lifecycle("back");
    expect(work.state()).toMatchObject({ phase: "payment", savedCards: null });
  });

  test("shows the outcome of a request that was pending, without the card", async () => {
    const work = atWork();
    await reachConfirm(work);
    work.sandbox.fault({ call: "register", kind: "error-json", status: 400 });
    work.send({ type: "confirm", at: TODAY });
    work.lifecycle("left");
    expect(secretsIn(work)).toEqual([]);
    work.lifecycle("back");
    const { failure, lostSecret } = await work.until("failed");
    expect(failure?.card.last4).toBe(SECRETS.cardnumber.slice(-4));
    expect(lostSecret).toBe("card");
  });

  test("stays on its step if no secret was typed", async () => {
    const work = atWork();
    await giveEmail(work);
    work.lifecycle("left");
    work.lifecycle("back");
    expect(work.state()).toMatchObject({ phase: "details", lostSecret: null });
    expect(work.replacing).toEqual([]);
  });
});
