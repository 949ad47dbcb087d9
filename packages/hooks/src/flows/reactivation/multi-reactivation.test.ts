import { expect, test } from "vitest";
import { soon, type PageOptions } from "../../../test/page.ts";
import { taskAtWork } from "../../../test/task-at-work.ts";
import { CARD, cancelledImeis, CUSTOMER, fillIn } from "../../../test/task-rows.ts";
import { multiReactivation, selectedDevices } from "./multi-reactivation.ts";

const [GPS, OBD] = cancelledImeis(CUSTOMER);
const ALSO_GPS = "358000000000003";

const open = (imei: string | null = null, options?: PageOptions) =>
  taskAtWork(multiReactivation, { customerId: CUSTOMER, imei }, options);

type Work = ReturnType<typeof open>;

/** The stage with plans and card, with these devices. */
async function atPlans(imeis: readonly string[], options?: PageOptions): Promise<Work> {
  const work = open(null, options);
  await fillIn(work, [{ imeis }]);
  expect(work.state().stage).toBe("payment");
  return work;
}

const listed = ({ state }: Work) => state().data?.listed.devices.map(({ imei_no }) => imei_no);
const plansOf = (work: Work) => {
  const args = work.args();
  return args && selectedDevices(args).map(({ imei, planId }) => [imei, planId]);
};

test("a reactivation sends these keys, including the default plans", async () => {
  const work = await atPlans([GPS, OBD]);
  work.edit({ ...CARD, cardHoldername: " Sample Customer ", cardnumber: "4929 1234 5678 9012" });
  work.send({ type: "continue" });
  expect(work.review()).toMatchObject({ total: 111.3 });
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
      devices: [
        { imei: GPS, device_plan: "plus_quarterly" },
        { imei: OBD, device_plan: "plus_obd_quarterly" },
      ],
    },
  ]);
});

test("reactivated devices are no longer offered", async () => {
  const work = await atPlans([GPS, OBD]);
  work.edit(CARD);
  work.send({ type: "continue" });
  work.confirm();
  await work.until("done");
  expect(work.sandbox.charges()).toMatchObject([
    { subject: GPS, amount: 59.85 },
    { subject: OBD, amount: 51.45 },
  ]);
  work.send({ type: "start-over" });
  await work.until("form");
  expect(listed(work)).not.toContain(GPS);
  expect(listed(work)).toContain(ALSO_GPS);
});

test("going back keeps the chosen plan of each device, also when others are selected meanwhile", async () => {
  const work = await atPlans([GPS, OBD]);
  work.edit({ plans: { [OBD]: "pro_obd_yearly" } });
  work.send({ type: "back" });
  expect(work.state().stage).toBe("devices");
  work.edit({ imeis: [ALSO_GPS, OBD] });
  work.send({ type: "continue" });
  expect(plansOf(work)).toEqual([
    [ALSO_GPS, "plus_quarterly"],
    [OBD, "pro_obd_yearly"],
  ]);
  work.send({ type: "back" });
  work.edit({ imeis: [GPS] });
  work.edit({ imeis: [GPS, OBD] });
  work.send({ type: "continue" });
  expect(plansOf(work)).toEqual([
    [GPS, "plus_quarterly"],
    [OBD, "pro_obd_yearly"],
  ]);
});

test("the device that the address names is selected once, and only if it is listed", async () => {
  const work = open(GPS);
  work.send({ type: "open" });
  expect((await work.until("form")).draft.imeis).toEqual([GPS]);
  work.edit({ imeis: [] });
  const { data } = work.state();
  work.send({ type: "refetch" });
  await soon(() => expect(work.state().data).not.toBe(data));
  expect(work.state().draft.imeis).toEqual([]);
  const later = work.reload();
  later.send({ type: "open" });
  expect((await later.until("form")).draft.imeis).toEqual([]);
  const other = open("350000000000001");
  other.send({ type: "open" });
  expect((await other.until("form")).draft.imeis).toEqual([]);
});

test("a device that is no longer cancelled is removed from the selection", async () => {
  const work = await atPlans([GPS, OBD]);
  const other = await atPlans([GPS], { sandbox: work.sandbox });
  other.edit(CARD);
  other.send({ type: "continue" });
  other.confirm();
  await other.until("done");
  const later = work.reload();
  later.send({ type: "open" });
  const { draft, stage } = await later.until("form");
  expect(draft.imeis).toEqual([OBD]);
  expect(stage).toBe("payment");
});

test("a device that is selected twice is paid for once", async () => {
  const work = await atPlans([GPS, GPS]);
  work.edit(CARD);
  work.send({ type: "continue" });
  expect(work.review()?.total).toBe(59.85);
  work.confirm();
  await work.until("done");
  expect(work.sandbox.charges()).toHaveLength(1);
});

test("the missing parts of the card and the plans are reported at their fields", async () => {
  const work = await atPlans([GPS, OBD]);
  work.edit({ plans: { [OBD]: "" } });
  work.send({ type: "continue" });
  expect(work.state().fieldErrors).toEqual({
    [`plans.${OBD}`]: "servicePlan.required",
    cardHoldername: "cardHolder.required.selfService",
    cardnumber: "cardnumber.required",
    cvc: "cvc.required",
    expirationdatemonth: "month.required",
    expirationdateyear: "year.required",
  });
});

test("after a rejection only the security code is asked for again", async () => {
  const work = await atPlans([GPS, OBD]);
  work.edit({ ...CARD, cardnumber: "4000000000000002" });
  work.send({ type: "continue" });
  work.confirm();
  const { failure, draft } = await work.until("form");
  expect(failure?.text).toContain("Your card was declined");
  expect(draft).toMatchObject({ ...CARD, cardnumber: "4000000000000002", cvc: "" });
});
