import { execFile } from "node:child_process";
import { join } from "node:path";
import { startServer, type SandboxServer } from "@waypost/sandbox/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

// Each test starts programs, which take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const script = join(import.meta.dirname, "register-devices.ts");
const GPS = "350000000000011";
const OBD = "860000000000011";

let server: SandboxServer;

beforeEach(async () => {
  server = await startServer({ port: 0 });
});
afterEach(() => server.close());

/** Runs the script as a program of its own, on the sources of the SDK. */
function run(...args: string[]): Promise<{ code: number; printed: string }> {
  const all = ["--conditions=@waypost/source", script, "--api", server.url, ...args];
  return new Promise((resolve) => {
    const child = execFile(process.execPath, all, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? Number.NaN, printed: stdout + stderr }),
    );
  });
}

const registrations = () =>
  server.sandbox.log().filter(({ method, path }) => `${method} ${path}` === "POST /auth/register");

test("a GPS and an OBD device are registered, each on a plan of its kind", async () => {
  const { code, printed } = await run("--imei", GPS, "--imei", OBD);
  expect(printed).toContain(`Registered ${GPS}`);
  expect(printed).toContain(`Registered ${OBD}`);
  expect(code).toBe(0);
  const again = await run("--imei", GPS);
  expect(again.printed).toContain("IMEI already in use");
  expect(again.code).toBe(1);
});

test("a customer with an account gets another device", async () => {
  await run("--imei", GPS);
  const { code, printed } = await run("--imei", OBD);
  expect(printed).toContain("ada@example.com has an account.");
  expect(code).toBe(0);
});

test("of two devices one fails: it is named, and nothing is tried again", async () => {
  const failing = "359000000000901";
  const { code, printed } = await run("--imei", GPS, "--imei", failing);
  expect(printed).toContain(`Registered ${GPS}`);
  expect(printed).toMatch(new RegExp(`Not registered: .*${failing}`));
  expect(code).toBe(2);
  expect(registrations()).toHaveLength(1);
});

test("the reply is lost after the registration: reading back finds the device in use", async () => {
  server.sandbox.fault({ call: "register", kind: "lost" });
  const { code, printed } = await run("--imei", GPS);
  expect(printed).toContain(`${GPS}: IMEI already in use`);
  expect(code).toBe(3);
  expect(registrations()).toHaveLength(1);
});

test("the server breaks before the registration: reading back finds the device free", async () => {
  const { code, printed } = await run("--imei", GPS, "--email", "server-empty@example.com");
  expect(printed).toContain(`${GPS}: not registered yet`);
  expect(code).toBe(3);
  expect(registrations()).toHaveLength(1);
});

test("a declined check says why, and no registration goes out", async () => {
  const { code, printed } = await run("--imei", "359000000000905");
  expect(printed).toContain("IMEI is blocked, please contact support");
  expect(code).toBe(1);
  expect(registrations()).toEqual([]);
});
