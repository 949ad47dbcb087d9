import { demoCustomer } from "@waypost/sandbox";
import { describe, expect, test } from "vitest";
import { atWork, type AtWork } from "../../../test/at-work.ts";
import { giveDetails, giveDevices, giveEmail } from "../../../test/new-customer.ts";
import { initialCustomer } from "../../rules/registration/drafts.ts";
import { registrationLogic } from "./logic.ts";
import { reactivationPath } from "../reactivation/reactivation-path.ts";
import { registrationPath } from "./path.ts";
import { registration } from "./flow.ts";
import { withPassword } from "../../../test/returning-customer.ts";

async function afterFailedCheck(): Promise<AtWork> {
  const work = atWork();
  work.send({ type: "visit", step: "customer-information" });
  work.send({ type: "edit-customer", patch: { email: "check-error@example.com" } });
  work.send({ type: "submit" });
  await expect.poll(() => work.state().emailFailure).not.toBeNull();
  return work;
}

test("if the e-mail check fails, the e-mail form stays open and the reason is shown", async () => {
  const work = atWork();
  work.send({ type: "visit", step: "customer-information" });
  work.send({ type: "edit-customer", patch: { email: "check-error@example.com" } });
  work.send({ type: "submit" });
  await expect
    .poll(() => work.notices)
    .toMatchObject([
      {
        tone: "error",
        code: "server.text",
        params: { text: expect.stringContaining(" : ") as string },
      },
    ]);
  const { phase, emailFailure } = work.state();
  expect(phase).toBe("email");
  expect(emailFailure).toContain(" : ");
});

test("the reason of a failed e-mail check is shown until the address is edited, checked again or left", async () => {
  const edited = await afterFailedCheck();
  edited.send({ type: "edit-customer", patch: { firstName: "Sam" } });
  expect(edited.state().emailFailure).not.toBeNull();
  edited.send({ type: "edit-customer", patch: { email: "new@example.com" } });
  expect(edited.state().emailFailure).toBeNull();
  const again = await afterFailedCheck();
  again.send({ type: "submit" });
  expect(again.state()).toMatchObject({ phase: "checking-email", emailFailure: null });
  const left = await withPassword();
  left.send({ type: "visit", step: "customer-information" });
  left.sandbox.fault({ call: "checkEmail", kind: "error-json", status: 500, times: "always" });
  left.send({ type: "submit" });
  await expect.poll(() => left.state().emailFailure).not.toBeNull();
  left.send({ type: "visit", step: "activation-type" });
  expect(left.state()).toMatchObject({ phase: "devices", emailFailure: null });
});

test("an invalid e-mail address is rejected before anything is sent", async () => {
  const work = atWork();
  work.send({ type: "visit", step: "customer-information" });
  work.send({ type: "submit" });
  await expect.poll(() => work.state().fieldErrors).toEqual({ email: "email.required" });
  work.send({ type: "edit-customer", patch: { email: "a b@c" } });
  expect(work.state().fieldErrors).toEqual({});
  work.send({ type: "submit" });
  expect(work.state().fieldErrors).toEqual({ email: "email.invalid" });
  expect(work.sent("GET")).toEqual([]);
});

test("the reply for one e-mail address is ignored once another one was typed", async () => {
  const answer = Promise.withResolvers<void>();
  const work = atWork({
    through: async (_, pass) => {
      await answer.promise;
      return pass();
    },
  });
  work.send({ type: "visit", step: "customer-information" });
  work.send({ type: "edit-customer", patch: { email: demoCustomer.email } });
  work.send({ type: "submit" });
  await work.until("checking-email");
  work.send({ type: "edit-customer", patch: { email: "new.customer@example.com" } });
  expect(work.state().phase).toBe("email");
  expect(work.fetched[0]?.init.signal.aborted).toBe(true);
  work.send({ type: "submit" });
  answer.resolve();
  const { customerId, customer } = await work.until("details");
  expect(customerId).toBeNull();
  expect(customer.email).toBe("new.customer@example.com");
});

test("a late reply for an e-mail address that is no longer being checked changes nothing", () => {
  const asking = {
    ...registration.start(undefined, { draft: () => null, attempts: [] }),
    name: "checking-email" as const,
    customer: { ...initialCustomer, email: "b@example.com" },
  };
  const reply = { exists: true, message: "User Already Exist", customer_id: 7 };
  const late = { type: "email-checked", email: "a@example.com", reply } as const;
  expect(registrationLogic.transition(asking, late).state).toBe(asking);
});

test("a customer id that a URL cannot contain is omitted from the paths", () => {
  const address = "https://portal.example/#/registration/terms";
  expect(registrationPath("terms", { address, customerId: "\ud800" })).toBe("/registration/terms");
  expect(reactivationPath({ customerId: "\ud800", address })).toBe("/reactivation");
});

describe("the id of one customer is never in the address of another customer's registration", () => {
  const AT = "https://portal.example/#/registration/";

  test("a new customer who followed a link with an id, which the devices may need", async () => {
    const work = atWork({ address: `${AT}customer-information?customer_id=1001` });
    await giveEmail(work);
    await giveDetails(work);
    expect(work.addresses.at(-1)).toMatch(/activation-type\?customer_id=1001$/);
    await giveDevices(work);
    expect(work.addresses.at(-1)).toMatch(/payment-method$/);
  });

  test("a known customer who followed a link with another id, up to the last step", async () => {
    const work = atWork({ address: `${AT}customer-information?customer_id=77` });
    await knownWithoutPassword(work);
    expect(work.addresses.at(-1)).toMatch(/activation-type\?customer_id=1001$/);
    await giveDevices(work);
    expect(work.addresses.at(-1)).toMatch(/payment-method\?customer_id=1001$/);
  });

  test("after a reload at an address with another id, the next step has the customer's own", async () => {
    const work = atWork();
    await knownWithoutPassword(work);
    const { sandbox, storage } = work;
    const later = atWork({ sandbox, storage, address: `${AT}activation-type?customer_id=77` });
    later.send({ type: "visit", step: "activation-type" });
    later.send({ type: "back" });
    later.send({ type: "submit" });
    await later.until("known-email");
    later.send({ type: "continue-without-password" });
    expect(later.addresses.at(-1)).toMatch(/activation-type\?customer_id=1001$/);
  });

  test("an id stays in the address until the e-mail address was checked", () => {
    expect(registrationPath("terms", { address: `${AT}confirm?customer_id=77` })).toBe(
      "/registration/terms?customer_id=77",
    );
    expect(
      registrationPath("terms", { address: `${AT}confirm?customer_id=77`, customerId: null }),
    ).toBe("/registration/terms");
  });
});

async function knownWithoutPassword(work: AtWork): Promise<void> {
  work.send({ type: "visit", step: "customer-information" });
  work.send({ type: "edit-customer", patch: { email: demoCustomer.email } });
  work.send({ type: "submit" });
  await work.until("known-email");
  work.send({ type: "continue-without-password" });
}
