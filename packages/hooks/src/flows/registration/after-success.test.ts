import { describe, expect, test } from "vitest";
import { atWork, TODAY, type AtWork } from "../../../test/at-work.ts";
import { browse, routeOf } from "../../../test/browse.ts";
import { EMAIL, giveEmail, reachConfirm, SECRETS } from "../../../test/new-customer.ts";
import { REGISTRATION_KEYS } from "./start.ts";
import { firstPosition } from "../../rules/registration/wizard.ts";

const FIRST = "/registration/customer-information";
const CONFIRM = "/registration/confirm";

async function registered(address = `https://portal.example/#${FIRST}`): Promise<AtWork> {
  const work = atWork({ address });
  await browse(work, routeOf(work));
  await reachConfirm(work);
  work.send({ type: "confirm", at: TODAY });
  await work.until("done");
  return work;
}

const receiptOf = (work: AtWork) => work.state().receipt;

test("after a success the first step starts an empty registration", async () => {
  const work = await registered();
  await browse(work, FIRST);
  const { phase, customer, activation, attempt, wizard } = work.state();
  expect(phase).toBe("email");
  expect(customer.email).toBe("");
  expect(activation.devices).toMatchObject([{ device_name: "" }]);
  expect(attempt).toBeNull();
  expect(wizard).toEqual(firstPosition);
});

test("the last receipt can be opened again, and so can the settings of its devices", async () => {
  const work = await registered();
  const receipt = receiptOf(work);
  await browse(work, FIRST);
  await browse(work, CONFIRM);
  expect(work.state().phase).toBe("done");
  expect(receiptOf(work)).toEqual(receipt);
  expect(work.state().token).not.toBeNull();
  expect(work.notices.map((notice) => "code" in notice && notice.code)).toEqual([
    "register.succeeded",
  ]);
});

test("a reload of the confirmation keeps the receipt, and a reload of the first step keeps a link to it", async () => {
  const work = await registered();
  const atReceipt = work.reload();
  await browse(atReceipt, CONFIRM);
  const { receipt } = await atReceipt.until("done");
  expect(receipt?.devices).toHaveLength(2);
  await browse(atReceipt, FIRST);
  const atFirst = atReceipt.reload();
  await browse(atFirst, FIRST);
  expect(atFirst.state()).toMatchObject({ phase: "email", attempt: null });
  await browse(atFirst, CONFIRM);
  expect(receiptOf(atFirst)).toEqual(receipt);
});

test("a page that is opened at the first step, in the tab of a receipt, starts another registration", async () => {
  const work = await registered();
  const later = work.reload();
  await browse(later, FIRST);
  expect(later.state()).toMatchObject({ phase: "email", attempt: null });
  expect(later.state().lastReceipt?.email).toBe(EMAIL);
});

test("a page without addresses shows the receipt again after a reload", async () => {
  const later = (await registered()).reload();
  later.send({ type: "visit", step: "customer-information" });
  expect((await later.until("done")).receipt?.email).toBe(EMAIL);
});

test("whatever the first event is after a reload, the receipt is shown", async () => {
  const later = (await registered()).reload();
  later.send({ type: "edit-customer", patch: { email: "second@example.com" } });
  const { receipt, customer } = await later.until("done");
  expect(receipt?.email).toBe(EMAIL);
  expect(customer.email).toBe("");
});

test("opening the last receipt keeps what was entered since", async () => {
  const work = await registered();
  await browse(work, FIRST);
  await giveEmail(work, "second@example.com");
  work.send({ type: "edit-customer", patch: { city: "Dallas" } });
  await browse(work, CONFIRM);
  expect(work.state().phase).toBe("done");
  await browse(work, FIRST);
  expect(work.state()).toMatchObject({
    phase: "details",
    customer: { email: "second@example.com", city: "Dallas" },
  });
});

describe.each(["activation-type", "payment-method", "terms"])("after a success, %s", (step) => {
  async function expectClosed(work: AtWork): Promise<void> {
    await browse(work, `/registration/${step}`);
    expect(work.state().phase).toBe("email");
    expect(routeOf(work)).toBe(FIRST);
    expect(work.notices.at(-1)).toMatchObject({ code: "step.skipped" });
  }

  test("is closed, and the receipt and its settings can still be opened", async () => {
    const work = await registered();
    const receipt = receiptOf(work);
    await expectClosed(work);
    await browse(work, CONFIRM);
    expect(receiptOf(work)).toEqual(receipt);
    expect(work.state().token).not.toBeNull();
  });

  test("is closed after a reload, too", async () => {
    const later = (await registered()).reload();
    await expectClosed(later);
    expect(later.state().lastReceipt?.email).toBe(EMAIL);
  });
});

test("after that redirect the entries of the next registration are unchanged", async () => {
  const work = await registered();
  await browse(work, FIRST);
  await giveEmail(work, "second@example.com");
  await browse(work, CONFIRM);
  await browse(work, "/registration/terms");
  expect(work.state()).toMatchObject({
    phase: "details",
    customer: { email: "second@example.com" },
  });
});

test("the next success replaces the last receipt", async () => {
  const work = await registered();
  await browse(work, FIRST);
  const { sandbox } = work;
  sandbox.reset();
  await reachConfirm(work);
  expect(work.state().phase).toBe("reviewing");
  work.send({ type: "confirm", at: TODAY });
  await work.until("done");
  expect(work.state().lastReceipt).toBeNull();
});

test("the confirmation of a registration without an earlier success is still closed", async () => {
  const work = atWork();
  await browse(work, CONFIRM);
  expect(routeOf(work)).toBe(FIRST);
  expect(work.notices).toMatchObject([{ code: "step.skipped" }]);
});

test("starting over removes the last receipt, too", async () => {
  const work = await registered();
  await browse(work, FIRST);
  await browse(work, CONFIRM);
  work.send({ type: "start-over" });
  expect(work.state().lastReceipt).toBeNull();
  expect(JSON.stringify(work.storage.all())).not.toContain(EMAIL);
});

test("in the charge wizard the next registration stays in its variant", async () => {
  const work = await registered(
    "https://portal.example/#/registration/charge/customer-information",
  );
  await browse(work, "/registration/charge/customer-information");
  expect(work.state()).toMatchObject({ phase: "email", variant: "charge" });
});

test("of the last receipt neither the customer's name nor the token is stored", async () => {
  const work = await registered();
  const { token } = work.state();
  await browse(work, FIRST);
  const stored = work.storage.all()[REGISTRATION_KEYS.lastReceipt] ?? "";
  expect(stored).toContain(EMAIL);
  for (const secret of [token ?? "", "Sample", ...Object.values(SECRETS)]) {
    expect(stored).not.toContain(secret);
  }
});
