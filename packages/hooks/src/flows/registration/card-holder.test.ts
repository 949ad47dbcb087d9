import { expect, test } from "vitest";
import { atWork, TODAY, type AtWork } from "../../../test/at-work.ts";
import { EMAIL, giveDetails, giveDevices, giveEmail } from "../../../test/new-customer.ts";
import { sampleDetails } from "../../../test/whole-registration.ts";

const NAME = `${sampleDetails.firstName} ${sampleDetails.lastName}`;

async function atPayment(): Promise<AtWork> {
  const work = atWork();
  await giveEmail(work);
  await giveDetails(work);
  await giveDevices(work);
  return work;
}

const holder = (work: AtWork) => work.state().payment.cardHoldername;

const type = (work: AtWork, cardHoldername: string) =>
  work.send({ type: "edit-card", patch: { cardHoldername }, today: TODAY });

/** Goes back to the devices and returns. */
function comeAgain(work: AtWork): void {
  work.send({ type: "back" });
  work.send({ type: "submit" });
}

test("the card holder starts with the customer's name", async () => {
  expect(holder(await atPayment())).toBe(NAME);
});

test.each([["Another Person"], [""]])("a holder that was changed to %j stays", async (typed) => {
  const work = await atPayment();
  type(work, typed);
  comeAgain(work);
  expect(holder(work)).toBe(typed);
});

test("an untouched holder follows a corrected name", async () => {
  const work = await atPayment();
  work.send({ type: "back" });
  work.send({ type: "edit-customer", patch: { email: EMAIL, firstName: " Corrected " } });
  work.send({ type: "submit" });
  expect(holder(work)).toBe(`Corrected ${sampleDetails.lastName}`);
});

test("without a name in the account, no card holder is filled in", async () => {
  const work = atWork();
  work.send({ type: "visit", step: "customer-information" });
  work.send({ type: "edit-customer", patch: { email: "returning@example.com" } });
  work.send({ type: "submit" });
  await work.until("known-email");
  work.send({ type: "continue-without-password" });
  await work.until("devices");
  await giveDevices(work);
  expect(holder(work)).toBe("");
});
