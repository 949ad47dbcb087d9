import { describe, expect, test } from "vitest";
import type { Logger } from "../../platform.ts";
import { soon, type PageOptions } from "../../../test/page.ts";
import { taskAtWork } from "../../../test/task-at-work.ts";
import { CARD, cancelledImeis, CUSTOMER, fillIn } from "../../../test/task-rows.ts";
import { deviceToReactivate, reactivation } from "./reactivation.ts";

const [GPS, OBD] = cancelledImeis(CUSTOMER);
const PLAIN = "/auth/re-activation/device/reactivate";
const CHARGE = "/auth/re-activation/charge/reactivate";
/** Devices of customer 924. The details of the second one cannot be read. */
const [READABLE, UNREADABLE] = ["357000000924001", "357000000924002"];

const open = (options?: PageOptions, imei: string | null = null, customerId = CUSTOMER) =>
  taskAtWork(reactivation, { customerId, imei }, options);

type Work = ReturnType<typeof open>;

/** The stage with plan and card, with this device. */
async function atPlan(imei: string, options?: PageOptions): Promise<Work> {
  const work = open(options);
  await fillIn(work, [{ imei }]);
  expect(work.state().stage).toBe("payment");
  return work;
}

async function pay(work: Work): Promise<void> {
  work.edit(CARD);
  work.send({ type: "continue" });
  work.confirm();
  await work.until("done");
}

const chosen = (work: Work) => {
  const args = work.args();
  return args && deviceToReactivate(args);
};

test.each([
  ["https://portal.example/#/reactivation?customer_id=1001", PLAIN],
  ["https://portal.example/#/reactivation/charge?customer_id=1001", CHARGE],
])("opened at %s, one request with the documented keys goes to %s", async (address, path) => {
  const work = await atPlan(GPS, { address });
  work.edit({ ...CARD, cardHoldername: " Sample Customer ", cardnumber: "4929 1234 5678 9012" });
  work.send({ type: "continue" });
  expect(work.review()).toMatchObject({
    rows: [{ subject: `imei:${GPS}`, price: 59.85, months: 3 }],
    total: 59.85,
  });
  expect(work.written()).toEqual([]);
  work.confirm();
  await work.until("done");
  expect(work.written()).toEqual([
    {
      credit_card: {
        cardholder_name: "Sample Customer",
        cvv: "8437",
        expiration_date: "03/2029",
        number: "4929123456789012",
      },
      customer_id: CUSTOMER,
      imei: GPS,
      service_plan: "plus_quarterly",
    },
  ]);
  expect(work.sent("POST")).toEqual([path]);
});

test("a reactivated device is billed once and no longer offered", async () => {
  const work = await atPlan(OBD);
  await pay(work);
  expect(work.sandbox.charges()).toMatchObject([{ subject: OBD, amount: 51.45 }]);
  work.send({ type: "start-over" });
  const { data } = await work.until("form");
  expect(data?.listed.devices.map(({ imei_no }) => imei_no)).not.toContain(OBD);
});

describe("the plan", () => {
  test.each([
    [GPS, "plus_quarterly", "quarterly Plus of GPS"],
    [OBD, "plus_obd_quarterly", "quarterly Plus of OBD"],
  ])("of device %s is %s unless another one is chosen", async (imei, planId) => {
    const work = await atPlan(imei);
    expect(chosen(work)).toMatchObject({ planId, plan: { service_plan_id: planId } });
  });

  test("that was chosen is restored after a reload, and removed with its device", async () => {
    const work = await atPlan(GPS);
    work.edit({ servicePlan: "pro_yearly" });
    const later = work.reload();
    later.send({ type: "open" });
    await later.until("form");
    expect(chosen(later)?.planId).toBe("pro_yearly");
    later.send({ type: "back" });
    later.edit({ imei: OBD });
    expect(chosen(later)?.planId).toBe("plus_obd_quarterly");
  });

  test("is required, and so is every part of the card", async () => {
    const work = await atPlan(GPS);
    work.edit({ servicePlan: "" });
    work.send({ type: "continue" });
    expect(work.state().fieldErrors).toEqual({
      servicePlan: "servicePlan.required",
      cardHoldername: "cardHolder.required.selfService",
      cardnumber: "cardnumber.required",
      cvc: "cvc.required",
      expirationdatemonth: "month.required",
      expirationdateyear: "year.required",
    });
  });
});

describe("the device of the address", () => {
  test("is preselected once, and the customer may choose another one", async () => {
    const work = open({}, OBD);
    work.send({ type: "open" });
    expect((await work.until("form")).draft.imei).toBe(OBD);
    work.edit({ imei: GPS });
    const later = work.reload();
    later.send({ type: "open" });
    expect((await later.until("form")).draft.imei).toBe(GPS);
  });

  test("is not preselected if it is not listed", async () => {
    const work = open({}, "350000000000001");
    work.send({ type: "open" });
    expect((await work.until("form")).draft.imei).toBe("");
    work.send({ type: "continue" });
    expect(work.state()).toMatchObject({
      stage: "device",
      fieldErrors: { imei: "device.required" },
    });
  });
});

describe("the details of the device", () => {
  test("are waited for before the plan can be chosen", async () => {
    const gate = Promise.withResolvers<void>();
    const work = open({
      through: async (url, pass) => {
        if (url.includes("/device/info/")) await gate.promise;
        return pass();
      },
    });
    work.send({ type: "open" });
    await work.until("form");
    work.edit({ imei: GPS });
    work.send({ type: "continue" });
    expect(work.state()).toMatchObject({ phase: "preparing", stage: "device" });
    gate.resolve();
    expect(await work.until("form")).toMatchObject({ stage: "payment" });
    expect(chosen(work)?.details).toMatchObject({ imei_no: GPS });
  });

  test("are logged and shown as a failure if they cannot be read: the customer stays, and may continue", async () => {
    const logged: Parameters<Logger>[0][] = [];
    const work = open({ log: (entry) => void logged.push(entry) }, null, "924");
    work.send({ type: "open" });
    await work.until("form");
    work.edit({ imei: UNREADABLE });
    work.send({ type: "continue" });
    await soon(() => expect(logged).toHaveLength(1));
    expect(await work.until("form")).toMatchObject({
      stage: "device",
      failure: { text: "Internal server error : Please try again later" },
      fieldErrors: {},
      draft: { imei: UNREADABLE },
    });
    work.edit({ imei: READABLE });
    expect(work.state().failure).toBe(null);
    work.send({ type: "continue" });
    await soon(() => expect(work.state().stage).toBe("payment"));
  });
});

test("after a rejection only the security code is asked for again", async () => {
  const work = await atPlan(GPS);
  work.edit({ ...CARD, cardnumber: "4000000000000002" });
  work.send({ type: "continue" });
  work.confirm();
  const { failure, draft } = await work.until("form");
  expect(failure?.text).toContain("Your card was declined");
  expect(draft).toMatchObject({ ...CARD, cardnumber: "4000000000000002", cvc: "" });
});
