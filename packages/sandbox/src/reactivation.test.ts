import { describe, expect, test } from "vitest";
import { card, testSandbox, today } from "./test/test-sandbox.ts";

const list = "/auth/re-activation/devices/1001";
const info = "/auth/re-activation/device/info/1001";
const single = "/auth/re-activation/device/reactivate";
const charge = "/auth/re-activation/charge/reactivate";
const multi = "/auth/re-activation/multi/device/reactivate";

const trailer = "358000000000003";
const pickup = "868000000000002";

const one = {
  customer_id: "1001",
  imei: trailer,
  service_plan: "plus_quarterly",
  credit_card: card,
};
const two = {
  customer_id: 1001,
  credit_card: card,
  devices: [
    { imei: trailer, device_plan: "pro" },
    { imei: pickup, device_plan: "plus_obd_quarterly" },
  ],
};

const notCancelled = (imei: string) => `${imei} is not a cancelled device of this customer`;

async function imeisIn(get: ReturnType<typeof testSandbox>["get"]): Promise<unknown[]> {
  const { body } = await get(list);
  const { devices } = body as { devices: { imei_no: string }[] };
  return devices.map(({ imei_no }) => imei_no);
}

const all = ["358000000000002", trailer, "358000000000004", pickup, "868000000000003"];

test("the list contains only a customer's cancelled devices, with the customer's name", async () => {
  const { get } = testSandbox({ devicesPerKind: 1 });
  expect((await get(list)).body).toEqual({
    status: true,
    devices: all.map((imei_no) => ({ imei_no, category: imei_no.startsWith("8") ? "obd" : "gps" })),
    user_details: { first_name: "Rita", last_name: "Returning" },
  });
});

test("a cancelled device is returned with its former plan", async () => {
  const { get } = testSandbox({ devicesPerKind: 1 });
  expect((await get(`${info}/${trailer}`)).body).toEqual({
    device: {
      imei_no: trailer,
      imei_iccid: expect.stringMatching(/^89\d{17}$/),
      activated_plan_description: expect.stringContaining("GPS Plus Yearly"),
    },
    user_details: { first_name: "Rita", last_name: "Returning" },
  });
});

test.each(["4711", "0", "somebody", "1001x"])(
  "the list of the unknown customer %s is refused",
  async (id) => {
    const { get } = testSandbox({ devicesPerKind: 1 });
    expect(await get(`/auth/re-activation/devices/${id}`)).toEqual({
      status: 200,
      body: { status: false, message: "Unknown customer" },
    });
  },
);

test.each([
  [`1001/358000000000001`, "Device not found"],
  [`1001/350000000000001`, "Device not found"],
  [`1001/357000000901001`, "Device not found"],
  [`4711/${trailer}`, "Unknown customer"],
])("%s cannot be loaded", async (path, message) => {
  const { get } = testSandbox({ devicesPerKind: 1 });
  expect(await get(`/auth/re-activation/device/info/${path}`)).toEqual({
    status: 404,
    body: { status: false, message },
  });
});

describe("a reactivated device", () => {
  test.each([
    [single, "reactivate"],
    [charge, "reactivateCharge"],
  ])("is removed from the list and billed, through %s", async (path, operation) => {
    const { get, post, sandbox } = testSandbox({ devicesPerKind: 1 });

    expect(await post(path, one)).toEqual({
      status: 200,
      body: { status: true, message: "Device reactivated" },
    });

    expect(await imeisIn(get)).toEqual(all.filter((imei) => imei !== trailer));
    expect((await get(`${info}/${trailer}`)).status).toBe(404);
    expect(sandbox.charges()).toEqual([
      { time: today.toISOString(), customer_id: 1001, operation, subject: trailer, amount: 59.85 },
    ]);
  });

  test("is in use again with its old name and the settings of its new plan", async () => {
    const { get, post, sandbox } = testSandbox({ devicesPerKind: 1 });
    const settings = `/api/device/settings/${trailer}?category=gps`;
    const token = sandbox.tokenFor(1001);
    expect((await get(settings, token)).status).toBe(404);

    await post(single, { ...one, service_plan: "pro" });

    expect((await get(settings, token)).body).toMatchObject({
      data: {
        settings: {
          device_name: "Trailer",
          customer_id: 1001,
          device_reporting_frequency_desc: "Up to 1 sec",
        },
      },
    });
    expect((await get(`/info/imei_validation/${trailer}`)).body?.message).toMatch(/already in use/);
  });

  test("cannot be reactivated a second time", async () => {
    const { post, sandbox } = testSandbox({ devicesPerKind: 1 });
    await post(single, one);
    expect((await post(single, one)).body).toEqual({
      status: false,
      message: "Reactivation failed",
      error: notCancelled(trailer),
    });
    expect(sandbox.charges()).toHaveLength(1);
  });

  test("has its new card saved", async () => {
    const { post } = testSandbox({ devicesPerKind: 1 });
    await post(single, one);
    const credentials = { customer_id: 1001, password: "waypost-demo" };
    const { body } = await post("/auth/customer/cards", credentials);
    expect(body?.cards).toContainEqual(expect.objectContaining({ bin: "411111", last_4: "1111" }));
  });
});

test("several devices can be reactivated together, each on its own plan", async () => {
  const { get, post, sandbox } = testSandbox({ devicesPerKind: 1 });
  expect((await post(multi, two)).body).toEqual({ status: true, message: "Devices reactivated" });
  expect(await imeisIn(get)).toHaveLength(3);
  expect(sandbox.charges()).toMatchObject([
    { operation: "reactivateMany", subject: trailer, amount: 26.45 },
    { operation: "reactivateMany", subject: pickup, amount: 51.45 },
  ]);
});

test("exactly one of many concurrent reactivations of a device is billed", async () => {
  const { post, sandbox } = testSandbox({ devicesPerKind: 1 });
  const answers = await Promise.all(Array.from({ length: 5 }, () => post(single, one)));
  expect(answers.filter(({ body }) => body?.status === true)).toHaveLength(1);
  expect(sandbox.charges()).toHaveLength(1);
});

describe("a refused request reactivates and bills nothing", () => {
  const [first, second] = two.devices;
  const wrongPlan = "Service plan does not fit the device";

  test.each([
    ["an unknown customer", { customer_id: 4711 }, "Reactivation failed", "Unknown customer"],
    [
      "a device in use",
      { devices: [first, { ...second, imei: "868000000000001" }] },
      "Reactivation failed",
      notCancelled("868000000000001"),
    ],
    [
      "another customer's device",
      { devices: [first, { ...second, imei: "867000000901001" }] },
      "Reactivation failed",
      notCancelled("867000000901001"),
    ],
    [
      "a plan for another kind of device",
      { devices: [first, { ...second, device_plan: "pro" }] },
      wrongPlan,
      "pro",
    ],
    [
      "an unknown plan",
      { devices: [first, { ...second, device_plan: "gold" }] },
      wrongPlan,
      "gold",
    ],
    [
      "a declined card",
      { credit_card: { ...card, number: "4000000000000002" } },
      "Card declined",
      "Your card was declined",
    ],
  ])("with %s", async (_case, change, message, error) => {
    const { get, post, sandbox } = testSandbox({ devicesPerKind: 1 });
    expect(await post(multi, { ...two, ...change })).toEqual({
      status: 200,
      body: { status: false, message, error },
    });
    expect(await imeisIn(get)).toEqual(all);
    expect(sandbox.charges()).toEqual([]);
  });

  test.each([
    [single, undefined, "The payload is missing"],
    [single, { ...one, devices: [] }, "devices is not a documented field"],
    [single, { ...one, imei: "12a" }, "imei has the wrong form"],
    [single, { ...one, service_plan: " " }, "service_plan is blank"],
    [charge, { ...one, customer_id: null }, "customer_id is missing"],
    [charge, { ...one, credit_card: { ...card, cvv: "1" } }, "credit_card.cvv has the wrong form"],
    [single, { ...one, credit_card: { ...card, expiration_date: "10/2026" } }, /in the past/],
    [multi, { ...two, imei: trailer }, "imei is not a documented field"],
    [multi, { ...two, devices: [] }, /^devices must have 1 /],
    [multi, { ...two, devices: [first, first] }, "IMEI should be different"],
    [
      multi,
      { ...two, devices: [{ ...first, device_name: "Van" }] },
      /device_name is not a documented field$/,
    ],
  ])("%s refuses the payload %j", async (path, payload, error) => {
    const { get, post, sandbox } = testSandbox({ devicesPerKind: 1 });
    expect(await post(path, payload)).toEqual({
      status: 400,
      body: { status: false, message: "Reactivation failed", error: expect.stringMatching(error) },
    });
    expect(await imeisIn(get)).toEqual(all);
    expect(sandbox.charges()).toEqual([]);
  });
});
