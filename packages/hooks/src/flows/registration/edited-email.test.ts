import { demoPassword } from "@waypost/sandbox";
import { expect, test } from "vitest";
import { atWork, TODAY } from "../../../test/at-work.ts";
import { EMAIL, reachConfirm, SECRETS, typeCard } from "../../../test/new-customer.ts";
import {
  edit,
  payWithSavedCard,
  reachConfirmAgain,
  signIn,
} from "../../../test/returning-customer.ts";

test("the saved card of one account never pays for another e-mail address", async () => {
  const work = atWork();
  await reachConfirmAgain(work);
  work.send({ type: "visit", step: "customer-information" });
  work.send(edit({ email: "new.customer@example.com" }));
  work.send({ type: "submit" });
  await work.until("details");
  work.send({ type: "visit", step: "confirm" });
  work.send({ type: "confirm", at: TODAY });
  expect(work.state().phase).toBe("details");
  expect(work.sent("POST")).toEqual(["/auth/customer/cards"]);
});

test("an e-mail address that is edited after its check is checked again, and nothing else is lost", async () => {
  const work = atWork();
  await reachConfirm(work);
  work.send(edit({ email: "other@example.com", city: "Dallas" }));
  expect(work.state()).toMatchObject({ phase: "email", submittedEmail: "" });
  expect(work.addresses.at(-1)).toContain("customer-information");
  work.send({ type: "confirm", at: TODAY });
  expect(work.sent("POST")).toEqual([]);
  work.send({ type: "submit" });
  const { customer, activation } = await work.until("details");
  expect(customer).toMatchObject({
    email: "other@example.com",
    confirmEmail: "other@example.com",
    city: "Dallas",
    password: SECRETS.password,
  });
  expect(activation.devices).toHaveLength(2);
});

test("typing another e-mail address removes the saved cards of the account", async () => {
  const work = atWork();
  await reachConfirmAgain(work);
  work.send(edit({ email: "other@example.com" }));
  expect(work.state()).toMatchObject({
    customerId: null,
    savedCards: [],
    cardChoice: "new",
    wizard: { isKnown: null },
  });
});

test("an e-mail address cannot be edited once the registration was sent", async () => {
  const work = atWork();
  await reachConfirm(work);
  work.send({ type: "confirm", at: TODAY });
  work.send(edit({ email: "other@example.com" }));
  expect(work.state()).toMatchObject({ phase: "sending", customer: { email: EMAIL } });
  await work.until("done");
});

test("after a reload it is still known which e-mail address was checked, so that a card can pay", async () => {
  const work = atWork();
  await reachConfirmAgain(work);
  const later = work.reload();
  later.send({ type: "visit", step: "confirm" });
  await later.until("payment");
  typeCard(later);
  later.send({ type: "submit" });
  later.send({ type: "submit" });
  await later.until("reviewing");
  later.send({ type: "confirm", at: TODAY });
  const { receipt } = await later.until("done");
  expect(receipt).not.toBeNull();
});

test("no password stays in memory after the cards were fetched and after the registration", async () => {
  const again = atWork();
  await reachConfirmAgain(again);
  expect(JSON.stringify(again.state())).not.toContain(demoPassword);

  // A new customer's password, typed before the e-mail turned out to belong to an account.
  const work = atWork();
  await reachConfirm(work);
  work.send({ type: "visit", step: "customer-information" });
  work.send({ type: "back" });
  await signIn(work);
  work.send({ type: "visit", step: "payment-method" });
  await payWithSavedCard(work);
  expect(JSON.stringify(work.state().backup)).toContain(SECRETS.password);
  work.send({ type: "confirm", at: TODAY });
  await work.until("done");
  expect(JSON.stringify(work.state())).not.toContain(SECRETS.password);
});
