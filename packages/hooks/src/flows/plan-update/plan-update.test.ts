import { expect, test } from "vitest";
import { soon } from "../../../test/page.ts";
import { taskAtWork } from "../../../test/task-at-work.ts";
import { inUse, CUSTOMER, fillIn } from "../../../test/task-rows.ts";
import { deviceToUpdate, planUpdate } from "./plan-update.ts";

const IMEI = inUse(CUSTOMER);
const OBD_IMEI = "868000000000001";
const SUBJECT = `imei:${IMEI}`;

const open = (customerId = CUSTOMER) => taskAtWork(planUpdate, { customerId });
type Work = ReturnType<typeof open>;

async function atReview(servicePlan: string, work = open()): Promise<Work> {
  await fillIn(work, [{ imei: IMEI }, { servicePlan }]);
  await work.until("reviewing");
  return work;
}

const planOf = async (work: Work) => {
  work.send({ type: "start-over" });
  const { data } = await work.until("form");
  return data?.devices.find(({ imei_no }) => imei_no === IMEI)?.activated_plan_id;
};

test("a plan update sends these keys, and the list is read again after it", async () => {
  const work = await atReview("pro_yearly");
  expect(work.review()).toEqual({
    rows: [
      {
        subject: SUBJECT,
        label: expect.any(String) as string,
        planId: "pro_yearly",
        price: 275.4,
        months: 12,
        before: {
          label: expect.any(String) as string,
          planId: "plus_quarterly",
          price: 59.85,
          months: 3,
          until: expect.any(String) as string,
        },
      },
    ],
    total: 275.4,
    isDueNow: false,
    questionNotes: ["planUpdate.notKnown", "planUpdate.contact"],
  });
  work.confirm();
  await work.until("done");
  expect(work.written()).toEqual([
    { customer_id: CUSTOMER, imei: IMEI, service_plan_id: "pro_yearly" },
  ]);
  expect(await planOf(work)).toBe("pro_yearly");
});

test("the current plan of a device may be chosen again", async () => {
  const work = await atReview("plus_quarterly");
  expect(work.review()?.questionNotes?.[0]).toBe("planUpdate.samePlan");
  work.confirm();
  await work.until("done");
  expect(work.sandbox.planChanges()).toMatchObject([
    { from_plan_id: "plus_quarterly", to_plan_id: "plus_quarterly" },
  ]);
});

test("a plan is required", async () => {
  const work = open();
  await fillIn(work, [{ imei: IMEI }, {}]);
  expect(work.state()).toMatchObject({
    phase: "form",
    fieldErrors: { servicePlan: "servicePlan.required" },
  });
});

test("a plan of the other kind has no price, so that it cannot be confirmed", async () => {
  const work = await atReview("pro_obd");
  expect(work.review()?.total).toBe("missing");
  work.confirm();
  expect(work.written()).toEqual([]);
});

test("the device of the address is preselected once, and another choice stays", async () => {
  const work = taskAtWork(planUpdate, { customerId: CUSTOMER, imei: OBD_IMEI });
  work.send({ type: "refetch" });
  await work.until("form");
  expect(work.state().draft.imei).toBe(OBD_IMEI);
  work.edit({ imei: IMEI });
  const reloaded = work.reload();
  reloaded.send({ type: "refetch" });
  await reloaded.until("form");
  expect(reloaded.state().draft.imei).toBe(IMEI);
});

test("a device of the address that the customer does not have is not preselected", async () => {
  const work = taskAtWork(planUpdate, { customerId: CUSTOMER, imei: "350000000000001" });
  work.send({ type: "refetch" });
  await work.until("form");
  expect(work.state().draft.imei).toBe("");
});

test("another device has a choice of its own, and the same one keeps its plan", async () => {
  const work = await atReview("pro_yearly");
  work.send({ type: "back" });
  work.send({ type: "back" });
  work.edit({ imei: IMEI });
  expect(work.state().draft.servicePlan).toBe("pro_yearly");
  work.edit({ imei: OBD_IMEI });
  expect(work.state().draft).toMatchObject({ imei: OBD_IMEI, servicePlan: "" });
  const args = work.args();
  expect(args && deviceToUpdate(args)).toMatchObject({
    kind: "obd",
    previous: { service_plan_id: "standard_obd_yearly" },
    chosen: null,
  });
});

test.each(["917", "918", "919"])(
  "the list of customer %s is read under its key",
  async (customerId) => {
    const work = open(customerId);
    work.send({ type: "open" });
    const { data } = await work.until("form");
    expect(data?.devices.map(({ imei_no }) => imei_no)).toEqual([inUse(customerId)]);
  },
);

test.each([
  ["pro_yearly", "applied"],
  // The list looks the same whether it was carried out or not.
  ["plus_quarterly", "unclear"],
] as const)(
  "when the reply to a change to %s is lost, its outcome is %s",
  async (plan, verdict) => {
    const work = await atReview(plan);
    work.sandbox.fault({ call: "updatePlan", kind: "lost" });
    work.confirm();
    const { verdicts, asked } = await work.until("unknown");
    expect(verdicts).toEqual({ [SUBJECT]: verdict });
    expect(asked).toMatchObject([
      { evidence: [`plan:${plan}`, "was:plus_quarterly"], amount: null, last4: null },
    ]);
  },
);

test("a change that did not happen, and a list that cannot be read, are unclear", async () => {
  const work = await atReview("pro_yearly");
  work.sandbox.fault({ call: "updatePlan", kind: "refuse" });
  work.confirm();
  await soon(() => expect(work.state().verdicts).toEqual({ [SUBJECT]: "unclear" }));
  work.sandbox.fault({ call: "listPlanUpdateDevices", kind: "error-json", times: "always" });
  work.send({ type: "read-back-again" });
  await work.until("reading-back");
  expect((await work.until("unknown")).verdicts).toEqual({ [SUBJECT]: "unclear" });
  expect(work.state().attempts).toHaveLength(1);
});

test("a device that is no longer in the list is deselected", async () => {
  const work = await atReview("pro_yearly");
  work.sandbox.reset();
  const later = work.reload();
  later.edit({ imei: "359999999999999" });
  await later.until("form");
  expect(later.state().draft.imei).toBe("");
  later.send({ type: "continue" });
  expect(later.state()).toMatchObject({
    stage: "device",
    fieldErrors: { imei: "device.required" },
  });
});
