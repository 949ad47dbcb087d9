import { demoCustomer, demoPassword } from "@waypost/sandbox";
import { describe, expect, test } from "vitest";
import { atWork, TODAY, type AtWork } from "../../../test/at-work.ts";
import { giveDevices, typeCard } from "../../../test/new-customer.ts";

/** The data that allows charging the demo customer's saved cards. */
const CARD_DATA = ["card_demo_", "424242", "4242", "555555", "378282"];

const givePassword = (work: AtWork, password: string = demoPassword) => {
  work.send({ type: "edit-customer", patch: { password } });
  work.send({ type: "continue-with-password" });
};

/** A customer with known saved cards at the payment step. */
async function atPayment(): Promise<AtWork> {
  const work = atWork();
  work.send({ type: "visit", step: "customer-information" });
  work.send({ type: "edit-customer", patch: { email: demoCustomer.email } });
  work.send({ type: "submit" });
  await work.until("known-email");
  givePassword(work);
  await work.until("devices");
  await giveDevices(work);
  return work;
}

/** The same, with a saved card chosen, at the confirmation. */
async function atConfirm(): Promise<AtWork> {
  const work = await atPayment();
  work.send({ type: "submit" });
  work.send({ type: "submit" });
  work.send({ type: "accept-terms", accepted: true });
  work.send({ type: "submit" });
  await work.until("reviewing");
  return work;
}

/** The page after a reload, or a tab with a copy of its storage. */
async function copyOf(work: AtWork, step: "payment-method" | "terms" | "confirm") {
  const copy = work.reload();
  copy.send({ type: "visit", step });
  await copy.until("payment");
  return copy;
}

test("the fields that allow charging a saved card are never stored", async () => {
  const work = await atConfirm();
  expect(work.state().payment).toMatchObject({ token: "card_demo_visa", bin: "424242" });
  const stored = work.stored.join("\n");
  for (const text of CARD_DATA) expect(stored).not.toMatch(new RegExp(`(?<!\\d)${text}`));
});

describe("a page with only the stored values", () => {
  test.each(["terms", "confirm"] as const)(
    "leads from the %s to the payment, which asks for the password or another card",
    async (step) => {
      const copy = await copyOf(await atConfirm(), step);
      expect(copy.replacing.at(-1)).toMatch(/payment-method/);
      expect(copy.state()).toMatchObject({ savedCards: null, cardChoice: "new" });
      copy.send({ type: "confirm", at: TODAY });
      copy.send({ type: "submit" });
      expect(copy.state()).toMatchObject({
        phase: "payment",
        fieldErrors: { cardnumber: "cardnumber.required" },
      });
      expect(copy.sent("POST")).toEqual(["/auth/customer/cards"]);
    },
  );

  test("pays with a saved card once the password was entered again", async () => {
    const copy = await copyOf(await atConfirm(), "confirm");
    copy.send({ type: "continue-with-password" });
    expect(copy.state().fieldErrors).toEqual({ password: "password.required" });
    givePassword(copy);
    expect(copy.state().phase).toBe("fetching-saved-cards");
    const { savedCards, cardChoice, customer, lostSecret } = await copy.until("payment");
    expect(savedCards).toHaveLength(3);
    expect({ cardChoice, password: customer.password, lostSecret }).toEqual({
      cardChoice: "card_demo_visa",
      password: "",
      lostSecret: null,
    });
    copy.send({ type: "submit" });
    copy.send({ type: "submit" });
    copy.send({ type: "submit" });
    await copy.until("reviewing");
    copy.send({ type: "confirm", at: TODAY });
    await copy.until("done");
    expect(copy.sent("POST").at(-1)).toBe("/auth/register");
  });

  test("asks again after a wrong password, and pays with a new card without it", async () => {
    const copy = await copyOf(await atConfirm(), "payment-method");
    givePassword(copy, "wrong");
    await copy.until("payment");
    expect(copy.state()).toMatchObject({ savedCards: null, isPasswordDoubtful: true });
    typeCard(copy);
    copy.send({ type: "submit" });
    expect(copy.state()).toMatchObject({ phase: "terms", customer: { password: "" } });
    copy.send({ type: "submit" });
    await copy.until("reviewing");
    copy.send({ type: "confirm", at: TODAY });
    await copy.until("done");
  });

  test("still knows after another reload that there were saved cards", async () => {
    const copy = await copyOf(await atPayment(), "payment-method");
    copy.send({ type: "edit-customer", patch: { firstName: "Sam" } });
    const again = await copyOf(copy, "payment-method");
    expect(again.state().savedCards).toBeNull();
  });

  test("removes them with the account that they belong to", async () => {
    const copy = await copyOf(await atPayment(), "payment-method");
    copy.send({ type: "edit-customer", patch: { email: "another@example.com" } });
    expect(copy.state()).toMatchObject({ phase: "email", savedCards: [] });
  });
});
