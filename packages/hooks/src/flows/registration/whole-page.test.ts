import { demoCustomer, demoPassword } from "@waypost/sandbox";
import { expect, test } from "vitest";
import { atWork, soon, TODAY, type AtWork } from "../../../test/at-work.ts";
import { checkedImeis, BLOCKED } from "../../../test/at-devices.ts";
import { EMAIL, GPS_IMEI, GPS_PLAN, SECRETS, typeCard } from "../../../test/new-customer.ts";
import { sampleDetails } from "../../../test/whole-registration.ts";

const DECLINED = "4000000000000002";

const submit = (work: AtWork) => work.send({ type: "submit-all" });
const give = (work: AtWork, patch: Record<string, string | boolean>) =>
  work.send({ type: "edit-customer", patch });

function giveDevice(work: AtWork, imei = GPS_IMEI): void {
  work.send({ type: "choose-unit", unit: "MPH" });
  work.send({ type: "edit-imei", id: "1", text: imei });
  work.send({ type: "edit-device-name", id: "1", name: "Van" });
  work.send({ type: "choose-plan", id: "1", plan: GPS_PLAN });
}

/** Enters all required values of a new customer, in page order. */
function fillPage(work: AtWork, email: string = EMAIL): void {
  const { password } = SECRETS;
  give(work, { email, password, confirmPassword: password, ...sampleDetails });
  giveDevice(work);
  typeCard(work);
  work.send({ type: "accept-terms", accepted: true });
}

/** The fields with errors after a rejected submit. */
const refusedFields = async (work: AtWork, submits = 1): Promise<string[]> => {
  await soon(() => {
    if (work.state().submitCount < submits) throw new Error("not refused yet");
  });
  return Object.keys(work.state().fieldErrors);
};

test("a page that is filled in completely is submitted once, reviewed and registered", async () => {
  const work = atWork();
  fillPage(work);
  submit(work);
  await work.until("reviewing");
  expect(work.sent("POST")).toEqual([]);
  work.send({ type: "confirm", at: TODAY });
  const { receipt } = await work.until("done");
  expect(receipt?.sent.map(({ imei }) => imei)).toEqual([GPS_IMEI]);
});

test("an empty page shows the errors of all parts at once, from top to bottom", async () => {
  const work = atWork();
  submit(work);
  const fields = await refusedFields(work);
  expect(fields.slice(0, 3)).toEqual(["email", "password", "confirmPassword"]);
  expect(fields).toEqual(
    expect.arrayContaining(["devices.1.imei", "devices.1.device_name", "unit", "cardnumber"]),
  );
  expect(fields.at(-1)).toBe("accepted");
});

test("an edit clears the error of its own field and no other", async () => {
  const work = atWork();
  submit(work);
  const before = await refusedFields(work);
  give(work, { city: "Austin" });
  work.send({ type: "edit-device-name", id: "1", name: "Van" });
  work.send({ type: "edit-card", patch: { cardHoldername: "Ann" }, today: TODAY });
  work.send({ type: "accept-terms", accepted: true });
  const mended = ["city", "devices.1.device_name", "cardHoldername", "accepted"];
  expect(Object.keys(work.state().fieldErrors)).toEqual(
    before.filter((field) => !mended.includes(field)),
  );
});

test("a submit waits for an IMEI check and then shows the server's reply", async () => {
  const work = atWork();
  fillPage(work);
  giveDevice(work, BLOCKED);
  submit(work);
  expect(await refusedFields(work)).toEqual(["devices.1.imei"]);
  expect(checkedImeis(work).at(-1)).toBe(BLOCKED);
});

test("an e-mail address that cannot be checked stops the submit and keeps every entry", async () => {
  const work = atWork();
  work.sandbox.fault({ call: "checkEmail", kind: "error-json", status: 500 });
  fillPage(work);
  submit(work);
  await soon(() => expect(work.notices).toHaveLength(1));
  expect(work.state()).toMatchObject({ phase: "email", isSubmittingAll: false });
  expect(work.state().customer).toMatchObject({ email: EMAIL, city: "Austin" });
  submit(work);
  await work.until("reviewing");
});

test("typing another e-mail address while it is checked stops the submit", async () => {
  const work = atWork();
  work.sandbox.fault({ call: "checkEmail", kind: "hang" });
  fillPage(work);
  submit(work);
  await work.until("checking-email");
  give(work, { email: "other@example.com" });
  expect(work.state()).toMatchObject({ phase: "email", isSubmittingAll: false });
  submit(work);
  expect((await work.until("reviewing")).submittedEmail).toBe("other@example.com");
});

test("the e-mail address of an account asks for its password, and its saved card then pays", async () => {
  const work = atWork();
  fillPage(work, demoCustomer.email);
  submit(work);
  const { fieldErrors } = await work.until("known-email");
  expect(fieldErrors).toEqual({});
  give(work, { password: demoPassword });
  submit(work);
  const { payment, wizard } = await work.until("reviewing");
  expect(wizard.isKnown).toBe(true);
  expect(payment.token).not.toBe("");
});

test("without its password an account is not signed in by a submit", async () => {
  const work = atWork();
  fillPage(work, demoCustomer.email);
  submit(work);
  await work.until("known-email");
  submit(work);
  expect(await refusedFields(work)).toEqual(["password"]);
  work.send({ type: "continue-without-password" });
  submit(work);
  expect((await work.until("reviewing")).payment.token).toBe("");
});

test("after a declined card another one is typed and submitted at once", async () => {
  const work = atWork();
  fillPage(work);
  typeCard(work, DECLINED);
  submit(work);
  await work.until("reviewing");
  work.send({ type: "confirm", at: TODAY });
  const { fieldErrors } = await work.until("failed");
  expect(fieldErrors).toEqual({});
  submit(work);
  expect(await refusedFields(work)).toEqual(["cvc"]);
  typeCard(work);
  submit(work);
  await work.until("reviewing");
  work.send({ type: "confirm", at: TODAY });
  await work.until("done");
});

test("after a declined card Previous leads to the terms", async () => {
  const work = atWork();
  fillPage(work);
  typeCard(work, DECLINED);
  submit(work);
  await work.until("reviewing");
  work.send({ type: "confirm", at: TODAY });
  await work.until("failed");
  work.send({ type: "back" });
  expect(work.state().phase).toBe("terms");
});

test("an edit during the review has to be submitted again before it can be confirmed", async () => {
  const work = atWork();
  fillPage(work);
  submit(work);
  await work.until("reviewing");
  work.send({ type: "edit-device-name", id: "1", name: "" });
  work.send({ type: "confirm", at: TODAY });
  expect(work.sent("POST")).toEqual([]);
  submit(work);
  expect(await refusedFields(work)).toEqual(["devices.1.device_name"]);
  work.send({ type: "edit-device-name", id: "1", name: "Bus" });
  work.send({ type: "confirm", at: TODAY });
  await work.until("done");
  expect(work.fetched.find(({ url }) => url.endsWith("/auth/register"))?.init.body).toContain(
    "Bus",
  );
});
