import { describe, expect, test } from "vitest";
import { registerMany } from "../src/register-many.ts";
import type { DeviceReport } from "../src/register-many.ts";
import { devices, known, start, statuses } from "./fleet/kit.ts";
import { newCustomer } from "./operations.ts";

const row = (imei: string, device_plan = "plus_quarterly") => ({
  imei,
  device_name: "Van",
  device_plan,
});

describe("an import with refused requests", () => {
  test("does not try a declined card again, and finishes with another one", async () => {
    const { client, wait, charges, registrations } = await start();
    const payload = { ...newCustomer, devices: devices(9) };
    const credit_card = { ...newCustomer.credit_card, number: "4000000000000002" };
    const declined = await registerMany(client, { ...payload, credit_card }, { wait });
    expect(statuses(declined)).toEqual([
      ...Array(4).fill("request-refused"),
      ...Array(5).fill("not-sent"),
    ]);
    expect(declined[0]).toMatchObject({ kind: "rejected", retryAt: null });
    expect(declined[0]?.message).toMatch(/declined/i);
    expect(JSON.stringify(declined)).not.toContain(credit_card.number);
    expect(registrations()).toHaveLength(1);

    const reports = await registerMany(client, payload, { wait, previous: declined });
    expect(statuses(reports)).toEqual(Array(9).fill("registered"));
    expect(reports[0]).toMatchObject({ kind: null, message: null });
    expect(Object.values(charges()).map((rows) => rows?.length)).toEqual(Array(9).fill(1));
  });

  test("ends at a long rate limit and reports when to resume", async () => {
    const { client, sandbox, wait, registrations } = await start();
    const payload = { ...known, devices: devices(6) };
    sandbox.fault({ call: "register", kind: "too-many", seconds: 3600 });
    const sent = Date.now();
    const [report] = await registerMany(client, payload, { wait });
    expect(report).toMatchObject({ status: "request-refused", kind: "http" });
    expect(report?.retryAt).toBeGreaterThanOrEqual(sent + 3_600_000);
    expect(registrations()).toHaveLength(1);

    sandbox.fault({ call: "checkImei", kind: "too-many", seconds: 3600 });
    const [checked] = await registerMany(client, payload, { wait });
    expect(checked).toMatchObject({ status: "not-sent", kind: "http" });
    expect(checked?.retryAt).toBeGreaterThanOrEqual(sent + 3_600_000);
    expect(registrations()).toHaveLength(1);
    expect(wait).not.toHaveBeenCalled();
  });

  test("ends after four checks in a row without an answer", async () => {
    const { client, sandbox, wait, registrations } = await start();
    sandbox.fault({ call: "checkImei", kind: "refuse", times: "always" });
    const reports = await registerMany(client, { ...known, devices: devices(20) }, { wait });
    expect(reports.filter(({ kind }) => kind === "network")).toHaveLength(4);
    expect(statuses(reports)).toEqual(Array(20).fill("not-sent"));
    expect(sandbox.log()).toHaveLength(12);
    expect(registrations()).toEqual([]);
  });

  test("registers the other devices when the server refuses a request because of one", async () => {
    const { client, wait, charges, registrations } = await start();
    const [first = row(""), ...rest] = devices(6);
    const taken = { ...known, devices: [first, row("359000000000902"), ...rest] };
    const reports = await registerMany(client, taken, { wait });
    expect(statuses(reports)).toEqual(["registered", "refused", ...Array(5).fill("registered")]);
    expect(reports[1]).toMatchObject({ kind: "rejected" });
    expect(reports[1]?.message).toMatch(/already in use.*359000000000902/);

    // A refusal that names no device ends the run. The next run sends each device alone.
    const before = registrations().length;
    const wrong = row("350000000000011", "no such plan");
    const payload = { ...known, devices: [...devices(2, 9), wrong, ...devices(3, 12)] };
    let previous: readonly DeviceReport[] = [];
    for (const sent of [1, 5]) {
      previous = await registerMany(client, payload, { wait, previous });
      expect(registrations().length - before).toBe(sent);
    }
    expect(statuses(previous)).toEqual([
      ...Array(2).fill("registered"),
      "request-refused",
      "request-refused",
      ...Array(2).fill("registered"),
    ]);
    previous = await registerMany(client, payload, { wait, previous });
    expect(previous.filter(({ status }) => status !== "registered")).toMatchObject([
      { imei: wrong.imei, kind: "rejected" },
    ]);
    expect(Object.values(charges()).map((rows) => rows?.length)).toEqual(Array(11).fill(1));
  });

  test("sends the model returned by the IMEI check", async () => {
    const { client, wait, registrations } = await start();
    const rows = devices(3).map(({ device_model: _model, ...device }, index) =>
      index === 2 ? { ...device, device_model: "?" } : device,
    );
    const payload = { ...known, devices: rows };
    await registerMany(client, payload, { wait });
    const [{ body } = { body: null }] = registrations();
    const sent = (body as { devices: { device_model: string }[] }).devices;
    expect(sent.map(({ device_model }) => device_model)).toEqual(["GL300", "GL320", "GL520"]);
  });

  test("skips a device that cannot be registered and reports the reason", async () => {
    const { client, wait, registrations } = await start();
    const payload = {
      ...known,
      devices: [row("358000000000001"), ...devices(4), row("350000000999999")],
    };
    const reports = await registerMany(client, payload, { wait });
    expect(statuses(reports)).toEqual(["refused", ...Array(4).fill("registered"), "refused"]);
    expect(reports[0]?.message).toMatch(/in use/);
    expect(reports[5]?.message).toMatch(/not found/);
    expect(registrations()).toHaveLength(1);
  });

  test("names the devices that failed in a partial registration", async () => {
    const { client, wait } = await start();
    const failing = { ...devices(1)[0], imei: "359000000000901" } as ReturnType<typeof devices>[0];
    const payload = { ...known, devices: [...devices(2), failing] };
    const reports = await registerMany(client, payload, { wait, charge: true });
    expect(statuses(reports)).toEqual(["registered", "registered", "refused"]);
  });
});
