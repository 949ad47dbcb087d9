import { demoCustomer } from "@waypost/sandbox";
import { expect, test } from "vitest";
import { atWork, TODAY } from "../../../test/at-work.ts";
import {
  giveDetails,
  giveDevices,
  giveEmail,
  GPS_IMEI,
  typeCard,
} from "../../../test/new-customer.ts";

test("a field's error stays until its own field is valid, whatever else is edited", async () => {
  const work = atWork();
  await giveEmail(work);
  work.send({ type: "edit-customer", patch: { password: "one", confirmPassword: "two" } });
  work.send({ type: "submit" });
  expect(work.state().fieldErrors).toMatchObject({
    confirmPassword: "confirmPassword.different",
    city: "city.required",
  });
  work.send({ type: "edit-customer", patch: { confirmPassword: "twos" } });
  work.send({ type: "edit-customer", patch: { city: "Austin" } });
  expect(work.state().fieldErrors).toHaveProperty("confirmPassword");
  expect(work.state().fieldErrors).not.toHaveProperty("city");
});

test("an error about two fields can be cleared at either of them", async () => {
  const work = atWork();
  await giveEmail(work);
  work.send({ type: "edit-customer", patch: { password: "one", confirmPassword: "two" } });
  work.send({ type: "submit" });
  work.send({ type: "edit-customer", patch: { password: "two" } });
  expect(work.state().fieldErrors).not.toHaveProperty("confirmPassword");
});

test("an entry that becomes invalid after a rejected submit gets its error with the next submit", async () => {
  const work = atWork();
  await giveEmail(work);
  await giveDetails(work);
  work.send({ type: "submit" });
  work.send({ type: "choose-unit", unit: "KMH" });
  work.send({ type: "edit-device-name", id: "1", name: "Van" });
  work.send({ type: "edit-imei", id: "1", text: GPS_IMEI });
  await work.untilChecked();
  expect(work.state().fieldErrors).toEqual({});
  work.send({ type: "submit" });
  expect(work.state().fieldErrors).toEqual({ "devices.1.servicePlan": "servicePlan.required" });
});

test("an expired card is rejected until another month or year is chosen", async () => {
  const work = atWork();
  await giveEmail(work);
  await giveDetails(work);
  await giveDevices(work);
  typeCard(work);
  const past = { expirationdatemonth: "01", expirationdateyear: "2020" };
  work.send({ type: "edit-card", today: TODAY, patch: past });
  work.send({ type: "submit" });
  expect(work.state()).toMatchObject({
    phase: "payment",
    fieldErrors: { expirationdatemonth: "card.expired" },
  });
  work.send({ type: "edit-card", today: TODAY, patch: { expirationdateyear: "2029" } });
  expect(work.state().fieldErrors).toEqual({});
  work.send({ type: "submit" });
  expect(work.state().phase).toBe("terms");
});

test("the errors of the card are in the order of its fields and are cleared one by one", async () => {
  const work = atWork();
  await giveEmail(work);
  await giveDetails(work);
  await giveDevices(work);
  work.send({ type: "edit-card", today: TODAY, patch: { cardHoldername: "" } });
  work.send({ type: "submit" });
  expect(Object.keys(work.state().fieldErrors)).toEqual([
    "cardHoldername",
    "cardnumber",
    "cvc",
    "expirationdatemonth",
    "expirationdateyear",
  ]);
  work.send({ type: "edit-card", today: TODAY, patch: { cvc: "123" } });
  expect(work.state().fieldErrors).not.toHaveProperty("cvc");
  expect(work.state().fieldErrors).toHaveProperty("cardnumber");
});

test("an account whose check returns no customer id continues without saved cards", async () => {
  const work = atWork({
    through: async (url, pass) =>
      url.includes("/info/check/email/")
        ? new Response(JSON.stringify({ message: "User Already Exist" }))
        : pass(),
  });
  work.send({ type: "visit", step: "customer-information" });
  work.send({ type: "edit-customer", patch: { email: demoCustomer.email } });
  work.send({ type: "submit" });
  await work.until("known-email");
  work.send({ type: "edit-customer", patch: { password: "whatever" } });
  work.send({ type: "continue-with-password" });
  const state = await work.until("devices");
  expect(state.savedCards).toEqual([]);
  expect(work.sent("POST")).toEqual([]);
});
