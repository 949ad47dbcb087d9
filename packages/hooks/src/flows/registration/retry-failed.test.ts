import { expect, test } from "vitest";
import { atWork, TODAY, type AtWork } from "../../../test/at-work.ts";
import { routeOf } from "../../../test/browse.ts";
import {
  EMAIL,
  GPS_IMEI,
  OBD_IMEI,
  OBD_PLAN,
  reachConfirm,
  SECRETS,
} from "../../../test/new-customer.ts";

/** A registration of two devices for $111.30, some of which the server rejects. */
async function partly(error: string = OBD_IMEI, failed = [OBD_IMEI]): Promise<AtWork> {
  let isFirst = true;
  const work = atWork({
    through: async (url, pass) => {
      const reply = await pass();
      if (!url.endsWith("/auth/register") || !isFirst) return reply;
      isFirst = false;
      const body = JSON.parse(await reply.text()) as { subscription: { imei_no: string }[] };
      const subscription = body.subscription.filter(({ imei_no }) => !failed.includes(imei_no));
      return Response.json({ ...body, status: false, error, subscription });
    },
  });
  await reachConfirm(work);
  work.send({ type: "confirm", at: TODAY });
  await work.until("done");
  return work;
}

test("after a partial success, all sums are those of the active devices", async () => {
  const work = await partly();
  for (const page of [work, work.reload()]) {
    page.send({ type: "visit", step: "confirm" });
    const { receipt } = await page.until("done");
    expect(receipt?.agreed).toBe(59.85);
    expect(receipt?.consents.find(({ to }) => to === "order")).toMatchObject({
      total: 59.85,
      renewals: [{ dollars: 59.85, months: 3 }],
    });
  }
});

test.each([
  ["the server names", () => partly()],
  ["have no subscription, if the server names none", () => partly("Card declined")],
  ["failed before a reload", async () => (await partly()).reload()],
])(
  "the devices that %s are registered again with the e-mail and an empty card",
  async (_, begin) => {
    const work = await begin();
    work.send({ type: "visit", step: "confirm" });
    const { receipt } = await work.until("done");
    work.send({ type: "retry-failed" });
    const { phase, customer, activation, payment, terms, lastReceipt } = work.state();
    expect(phase).toBe("email");
    expect(routeOf(work)).toBe("/registration/customer-information");
    expect(customer).toMatchObject({ email: EMAIL, password: "", firstName: "" });
    expect(activation).toMatchObject({
      unit: receipt?.unit,
      devices: [
        {
          imei: { text: OBD_IMEI, check: { status: "checking" } },
          servicePlan: OBD_PLAN.service_plan_id,
          price: OBD_PLAN.price,
          duration: OBD_PLAN.duration,
        },
      ],
    });
    expect(payment).toMatchObject({ cardHoldername: "", cardnumber: "", cvc: "", token: "" });
    expect(terms.accepted).toBe(false);
    expect(lastReceipt).toEqual(receipt);
    expect(Object.values(work.storage.all()).join()).not.toContain(SECRETS.cardnumber);
  },
);

test.each([
  `${OBD_IMEI} failed because ${GPS_IMEI} took the last seat`,
  `${OBD_IMEI}: declined | ${GPS_IMEI}: activated`,
  `${GPS_IMEI} took the last seat`,
  "Truck: card declined",
  `0${OBD_IMEI} | 0${GPS_IMEI}`,
])("an active device is never registered again: %s", async (error) => {
  const work = await partly(error);
  work.send({ type: "retry-failed" });
  expect(work.state().activation.devices.map(({ imei }) => imei.text)).toEqual([OBD_IMEI]);
});

test("the second registration repeats all steps from the e-mail check on", async () => {
  const work = await partly();
  const checks = () => work.sent("GET").filter((path) => path.startsWith("/info/check/email/"));
  const before = checks().length;
  work.send({ type: "retry-failed" });
  work.send({ type: "submit" });
  await work.until("known-email");
  expect(checks()).toHaveLength(before + 1);
  work.send({ type: "continue-without-password" });
  await work.untilChecked();
  expect(work.state().activation.devices).toMatchObject([{ imei: { text: OBD_IMEI } }]);
});

test("after a complete success there is nothing to retry", async () => {
  const work = atWork();
  await reachConfirm(work);
  work.send({ type: "confirm", at: TODAY });
  await work.until("done");
  work.send({ type: "retry-failed" });
  expect(work.state().phase).toBe("done");
});
