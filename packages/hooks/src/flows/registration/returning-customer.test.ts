import { demoCustomer, demoPassword } from "@waypost/sandbox";
import { expect, test, vi } from "vitest";
import { soon, TODAY } from "../../../test/at-work.ts";
import { giveDevices } from "../../../test/new-customer.ts";
import { atPassword, withPassword } from "../../../test/returning-customer.ts";

test("a known e-mail is locked, its customer id stored and its password requested", async () => {
  const work = await atPassword();
  expect(work.state()).toMatchObject({
    customerId: expect.anything() as unknown,
    phase: "known-email",
    customer: { password: "" },
  });
  work.send({ type: "continue-with-password" });
  expect(work.state().fieldErrors).toEqual({ password: "password.required" });
  expect(work.sent("POST")).toEqual([]);
});

test("with the password the saved cards are fetched, and the first usable one is chosen", async () => {
  const work = await withPassword();
  const { savedCards, cardChoice, wizard } = work.state();
  expect(savedCards?.map(({ token, expired }) => [token, expired])).toEqual([
    ["card_demo_visa", false],
    ["card_demo_declined", false],
    ["card_demo_expired", true],
  ]);
  expect(cardChoice).toBe("card_demo_visa");
  expect(wizard.isKnown).toBe(true);
  expect(work.addresses.at(-1)).toMatch(/activation-type\?customer_id=\d+$/);
});

test("with a wrong password the customer continues without saved cards and without an error", async () => {
  const work = await withPassword("wrong");
  expect(work.state().savedCards).toEqual([]);
  expect(work.notices).toEqual([]);
});

test("a wrong password is known to be doubtful, also after a reload", async () => {
  const work = await withPassword("wrong");
  expect(work.state().isPasswordDoubtful).toBe(true);
  const again = work.reload();
  expect(again.state().isPasswordDoubtful).toBe(true);
  again.send({ type: "visit", step: "customer-information" });
  await again.until("email");
  again.send({ type: "submit" });
  await again.until("known-email");
  again.send({ type: "edit-customer", patch: { password: demoPassword } });
  again.send({ type: "continue-with-password" });
  await again.until("devices");
  expect(again.state()).toMatchObject({
    isPasswordDoubtful: false,
    cardChoice: "card_demo_visa",
  });
});

test("a password is doubtful only if it was entered and returned no cards", async () => {
  expect((await withPassword()).state().isPasswordDoubtful).toBe(false);
  const withoutPassword = await atPassword();
  withoutPassword.send({ type: "continue-without-password" });
  expect(withoutPassword.state().isPasswordDoubtful).toBe(false);
  const withoutCards = await atPassword();
  vi.spyOn(withoutCards.client.registration, "customerCards").mockResolvedValue([]);
  withoutCards.send({ type: "edit-customer", patch: { password: demoPassword } });
  withoutCards.send({ type: "continue-with-password" });
  await withoutCards.until("devices");
  expect(withoutCards.state().isPasswordDoubtful).toBe(false);
});

test("with another e-mail address the former password is no longer doubtful", async () => {
  const work = await withPassword("wrong");
  work.send({ type: "visit", step: "customer-information" });
  work.send({ type: "edit-customer", patch: { email: "another@example.com" } });
  expect(work.state().isPasswordDoubtful).toBe(false);
});

test("without the password no saved cards are fetched", async () => {
  const work = await atPassword();
  work.send({ type: "continue-without-password" });
  await work.until("devices");
  expect(work.sent("POST")).toEqual([]);
  expect(work.state().cardChoice).toBe("new");
});

test("a saved card has to be confirmed, and No leads back to the choice", async () => {
  const work = await withPassword();
  await giveDevices(work);
  work.send({ type: "submit" });
  await work.until("card-question");
  work.send({ type: "back" });
  expect(work.state().phase).toBe("payment");
  work.send({ type: "submit" });
  work.send({ type: "submit" });
  expect(work.state().phase).toBe("terms");
});

test("Previous on the devices restores the entries from before the account was recognised", async () => {
  const work = await withPassword();
  work.send({ type: "back" });
  const { phase, customer, wizard } = work.state();
  expect(phase).toBe("email");
  expect(customer).toMatchObject({ email: demoCustomer.email, password: "" });
  expect(wizard).toMatchObject({ isKnown: null, open: [] });
});

test("the customer can use another e-mail address", async () => {
  const work = await atPassword();
  work.send({ type: "back" });
  expect(work.state()).toMatchObject({ phase: "email", customerId: null });
});

test("using another e-mail address has an effect only in the password form", async () => {
  const work = await withPassword();
  await giveDevices(work);
  work.send({ type: "submit" });
  work.send({ type: "submit" });
  work.send({ type: "accept-terms", accepted: true });
  work.send({ type: "submit" });
  await soon(() => expect(work.state().priceCheck?.status).toBe("done"));
  work.send({ type: "confirm", at: TODAY });
  work.send({ type: "back" });
  expect(work.state().phase).toBe("sending");
  await work.until("done");
});
