import { describe, expect, test, vi } from "vitest";
import { registerMany } from "../src/register-many.ts";
import type { DeviceReport, RegisterManyOptions } from "../src/register-many.ts";
import { devices, known, start, statuses } from "./fleet/kit.ts";
import { newCustomer } from "./operations.ts";

describe("an import of many devices", () => {
  test("reports the right outcome for each of fifty devices, even if replies are lost", async () => {
    const { client, sandbox, wait, charges, registrations } = await start();
    sandbox.fault({ call: "register", kind: "lost", times: 2 });
    sandbox.fault({ call: "register", kind: "too-many", seconds: 30, times: 3 });
    sandbox.fault({ call: "register", kind: "commit-then", status: 502 });
    sandbox.fault({ call: "checkImei", kind: "too-many", seconds: 12, times: 2 });
    sandbox.fault({ call: "checkImei", kind: "error-empty", status: 503, times: 2 });
    const fifty = devices(50);
    const reports = await registerMany(client, { ...known, devices: fifty }, { wait });
    expect(reports.map(({ imei }) => imei)).toEqual(fifty.map(({ imei }) => imei));
    const count = (status: string) => statuses(reports).filter((each) => each === status).length;
    expect(count("registered")).toBe(38);
    expect(count("appears-registered")).toBe(12);
    expect(Object.values(charges()).map((rows) => rows?.length)).toEqual(Array(50).fill(1));
    // Thirteen requests of up to four devices, and three that exceeded the rate limit.
    expect(registrations()).toHaveLength(16);
    const pauses = wait.mock.calls.map(([milliseconds]) => milliseconds);
    expect(pauses.filter((pause) => pause === 30_000)).toHaveLength(3);
    expect(pauses.filter((pause) => pause === 12_000)).toHaveLength(2);
  });

  test("continues after a crash and charges no device twice", async () => {
    const { client, sandbox, wait, charges } = await start();
    const ten = { ...known, devices: devices(10) };
    let stored: readonly DeviceReport[] = [];
    sandbox.fault({ call: "register", kind: "lost" });
    const crashing = registerMany(client, ten, {
      wait,
      save(reports) {
        // The program ends after the request was stored and sent, before its outcome is stored.
        if (reports.some(({ status }) => status.endsWith("registered"))) throw new Error("crash");
        stored = JSON.parse(JSON.stringify(reports)) as DeviceReport[];
      },
    });
    await expect(crashing).rejects.toThrow("crash");
    expect(statuses(stored)).toEqual([...Array(4).fill("sending"), ...Array(6).fill("not-sent")]);
    const reports = await registerMany(client, ten, { wait, previous: stored });
    expect(statuses(reports)).toEqual([
      ...Array(4).fill("appears-registered"),
      ...Array(6).fill("registered"),
    ]);
    expect(Object.values(charges()).map((rows) => rows?.length)).toEqual(Array(10).fill(1));
  });

  test("saves each change once, so that the cost per device does not grow", async () => {
    const { client, wait } = await start();
    const appended: DeviceReport[] = [];
    const reports = await registerMany(
      client,
      { ...known, devices: devices(60) },
      { wait, save: (_, changed) => void appended.push(...changed) },
    );
    // Each device was sent, then answered.
    expect(appended).toHaveLength(120);
    const last = new Map(appended.map((report) => [report.imei, report]));
    expect([...last.values()]).toEqual(reports);
    const again = await registerMany(
      client,
      { ...known, devices: devices(60) },
      { wait, previous: appended, save: () => expect.unreachable() },
    );
    expect(again).toEqual(reports);
  });

  test("sends nothing if the reports cannot be stored first", async () => {
    const { client, wait, registrations } = await start();
    const save = vi
      .fn<NonNullable<RegisterManyOptions["save"]>>()
      .mockRejectedValue(new Error("disk full"));
    const run = registerMany(client, { ...known, devices: devices(2) }, { wait, save });
    await expect(run).rejects.toThrow("disk full");
    expect(registrations()).toEqual([]);
  });

  test("creates a new customer once and registers the other devices for that customer", async () => {
    const { client, wait, registrations } = await start();
    const reports = await registerMany(client, { ...newCustomer, devices: devices(9) }, { wait });
    expect(statuses(reports)).toEqual(Array(9).fill("registered"));
    expect(reports[8]?.subscription?.imei_no).toBe("350000000000009");
    const bodies = registrations().map(({ body }) => Object.keys(body as object));
    expect(bodies.map((keys) => keys.includes("password"))).toEqual([true, false, false]);
  });

  test("reports no device as unregistered while the server may still register it", async () => {
    const { client, sandbox, wait, registrations } = await start();
    sandbox.fault({ call: "register", kind: "refuse" });
    const payload = { ...newCustomer, devices: devices(6) };
    const reports = await registerMany(client, payload, { wait });
    expect(statuses(reports)).toEqual([...Array(4).fill("unknown"), ...Array(2).fill("not-sent")]);

    const soon = await registerMany(client, payload, { wait, previous: reports });
    expect(statuses(soon)).toEqual(statuses(reports));
    expect(registrations()).toHaveLength(1);

    const longAgo = Date.now() - client.writeTimeout - 61_000;
    const previous = reports.map((report) => ({
      ...report,
      sentAt: report.sentAt === null ? null : longAgo,
    }));
    const later = await registerMany(client, payload, { wait, previous });
    expect(statuses(later)).toEqual(Array(6).fill("registered"));
  });

  test("ends when it is aborted and reports its progress", async () => {
    const { client, wait, charges } = await start();
    const controller = new AbortController();
    const reports = await registerMany(
      client,
      { ...known, devices: devices(12) },
      {
        wait,
        signal: controller.signal,
        save(soFar) {
          if (soFar.some(({ status }) => status === "registered")) controller.abort();
        },
      },
    );
    expect(statuses(reports)).toEqual([
      ...Array(4).fill("registered"),
      ...Array(8).fill("not-sent"),
    ]);
    expect(Object.keys(charges())).toHaveLength(4);
  });

  test("rejects duplicate IMEIs", async () => {
    const { client, registrations } = await start();
    const twice = { ...known, devices: [...devices(1), ...devices(1)] };
    await expect(registerMany(client, twice)).rejects.toThrow(RangeError);
    expect(registrations()).toEqual([]);
  });
});
