// @module-tag long
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { startServer } from "../../sandbox/src/server.ts";
import type { DeviceReport } from "../src/register-many.ts";
import type { Import } from "./fleet/import.ts";
import { newCustomer } from "./operations.ts";
import { asLines, readReports } from "./fleet/reports.ts";

const program = join(import.meta.dirname, "fleet/import.ts");

/** Devices that cannot be registered, each for its own reason. */
const bad = {
  "359000000000901": { status: "refused", kind: null, message: /could not be subscribed/ },
  "359000000000902": { status: "refused", kind: "rejected", message: /already in use/ },
  "359000000000903": { status: "refused", kind: null, message: /already in use/ },
  "359000000000905": { status: "refused", kind: null, message: /is blocked/ },
  "359000000000906": { status: "not-sent", kind: "http", message: / : / },
  "359000000000907": { status: "not-sent", kind: "http", message: /Something Went Wrong/ },
  "350000000999999": { status: "refused", kind: null, message: /not found/ },
  "..": { status: "not-sent", kind: "bad-argument", message: /Something Went Wrong/ },
};

/** 300 devices, including the bad ones. None has a model. */
const imeis = Array.from({ length: 300 }, (_, index) =>
  index % 30 === 5
    ? (Object.keys(bad)[(index - 5) / 30] ?? String(350_000_000_000_001 + index))
    : String(350_000_000_000_001 + index),
);
const devices = imeis.map((imei, index) => ({
  imei,
  device_name: `Van ${index}`,
  device_plan: "plus_quarterly",
}));
const withCard = (number: string) => ({
  ...newCustomer,
  credit_card: { ...newCustomer.credit_card, number },
  devices,
});
const DECLINED = "4000000000000002";
const ACCEPTED = "4111111111111111";

async function start() {
  const server = await startServer({ port: 0, devicesPerKind: 300 });
  onTestFinished(() => server.close());
  const folder = await mkdtemp(join(tmpdir(), "waypost-fleet-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = join(folder, "reports.jsonl");
  const begin = (number: string, dies?: Import["dies"]) => {
    const argument: Import = {
      url: server.url,
      payload: withCard(number),
      file,
      ...(dies && { dies }),
    };
    const args = ["--conditions=@waypost/source", program, JSON.stringify(argument)];
    return spawn(process.execPath, args, { stdio: ["ignore", "ignore", "inherit"] });
  };
  /** Runs the import. @returns its exit code and the signal that ended it, and all reports */
  const run = async (...args: Parameters<typeof begin>) => {
    const ended = await once(begin(...args), "exit");
    const text = await readFile(file, "utf8");
    const stored = new Map(readReports(file).map((report) => [report.imei, report]));
    const notSent = { status: "not-sent", kind: null, message: null, retryAt: null } as const;
    const reports = imeis.map(
      (imei) => stored.get(imei) ?? { imei, ...notSent, sentAt: null, subscription: null },
    );
    return { ended, text, reports };
  };
  /** Changes the reports as if all requests had been sent an hour ago. */
  const age = (reports: readonly DeviceReport[]) =>
    writeFile(
      file,
      asLines(reports.map((report) => ({ ...report, sentAt: Number(report.sentAt) - 3_600_000 }))),
    );
  return { sandbox: server.sandbox, begin, run, age };
}

const count = (reports: readonly DeviceReport[], ...statuses: string[]) =>
  reports.filter(({ status }) => statuses.includes(status)).length;

test("each of 300 devices is registered once or reported with a reason, despite a declined card, kill -9, a rate limit, lost replies and bad IMEIs", async () => {
  const { sandbox, begin, run, age } = await start();

  const declined = await run(DECLINED);
  expect(count(declined.reports, "request-refused")).toBe(4);
  expect(count(declined.reports, "not-sent")).toBe(296);
  expect(declined.reports[0]).toMatchObject({ kind: "rejected", retryAt: null });
  expect(declined.reports[0]?.message).toMatch(/declined/i);
  expect(sandbox.charges()).toEqual([]);

  // Killed after a request was stored, before it is sent.
  const killed = await run(ACCEPTED, { when: "stored", requests: 5 });
  expect(killed.ended).toEqual([null, "SIGKILL"]);
  expect([count(killed.reports, "registered"), count(killed.reports, "sending")]).toEqual([15, 4]);

  // Killed after the server has carried out a request, before its reply is stored.
  expect((await run(ACCEPTED, { when: "answered", requests: 6 })).ended).toEqual([null, "SIGKILL"]);

  // Killed while a request is in flight. The server carries it out after the program has ended.
  const charged = sandbox.charges().length;
  sandbox.fault({ call: "register", kind: "late", milliseconds: 0 });
  const doomed = begin(ACCEPTED);
  await vi.waitUntil(() => sandbox.faults().length === 0, { timeout: 60_000 });
  doomed.kill("SIGKILL");
  await vi.waitUntil(() => sandbox.charges().length > charged, { timeout: 60_000 });

  // The server limits the rate for an hour.
  sandbox.fault({ call: "register", kind: "too-many", seconds: 3600 });
  const limited = await run(ACCEPTED);
  const [refused] = limited.reports.filter(({ retryAt }) => retryAt !== null);
  expect(refused).toMatchObject({ status: "request-refused", kind: "http" });
  expect(Number(refused?.retryAt) - Date.now()).toBeGreaterThan(3_000_000);

  sandbox.fault({ call: "register", kind: "lost", times: 2 });
  sandbox.fault({ call: "register", kind: "commit-then", status: 502 });
  sandbox.fault({ call: "register", kind: "too-many", seconds: 30, times: 3 });
  sandbox.fault({ call: "checkImei", kind: "error-empty", status: 503, times: 2 });
  const early = (await run(ACCEPTED)).reports;
  // The program cannot know yet whether the server will carry out the request that was not sent.
  expect(count(early, "unknown")).toBe(4);
  await age(early);
  const { reports, text } = await run(ACCEPTED);

  expect(reports.map(({ imei }) => imei)).toEqual(imeis);
  const registered = reports.filter(({ status }) => status.endsWith("registered"));
  expect(registered.map(({ imei }) => imei)).toEqual(imeis.filter((imei) => !(imei in bad)));
  const charges = sandbox.charges().map(({ subject }) => subject);
  expect(charges.toSorted()).toEqual(registered.map(({ imei }) => imei).toSorted());
  for (const [imei, { message, ...reason }] of Object.entries(bad)) {
    const report = reports.find((each) => each.imei === imei);
    expect(report).toMatchObject({ ...reason, retryAt: null, subscription: null });
    expect(report?.message).toMatch(message);
  }
  for (const secret of [DECLINED, ACCEPTED, newCustomer.password])
    expect(text).not.toContain(secret);
});
