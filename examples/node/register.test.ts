import { execFile } from "node:child_process";
import { join } from "node:path";
import { startServer, type SandboxServer } from "@waypost/sandbox/server";
import { afterEach, beforeEach, expect, test } from "vitest";

const script = join(import.meta.dirname, "src/main.ts");
const GPS = "350000000000011";
const OBD = "860000000000011";

let server: SandboxServer;

beforeEach(async () => {
  server = await startServer({ port: 0 });
});
afterEach(() => server.close());

/** Runs the program in a separate process, with the sources of the packages. */
function run(...args: string[]): Promise<{ code: number; output: string }> {
  const all = ["--conditions=@waypost/source", script, "--api", server.url, "register", ...args];
  return new Promise((resolve) => {
    const options = { cwd: import.meta.dirname };
    const child = execFile(process.execPath, all, options, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? Number.NaN, output: stdout + stderr }),
    );
  });
}

const registrations = () =>
  server.sandbox.log().filter(({ method, path }) => `${method} ${path}` === "POST /auth/register");

test("registers a GPS and an OBD device, each on a plan of its category", async () => {
  const { code, output } = await run(GPS, OBD);
  expect(output).toContain(`Registered ${GPS}`);
  expect(output).toContain(`Registered ${OBD}`);
  expect(code).toBe(0);
  const again = await run(GPS);
  expect(again.output).toContain("IMEI already in use");
  expect(again.code).toBe(1);
});

test("registers another device for an existing customer", async () => {
  await run(GPS);
  const { code, output } = await run(OBD);
  expect(output).toContain("ada@example.com has an account.");
  expect(code).toBe(0);
});

test("sends nothing for five devices and prints the limit of one registration", async () => {
  const five = [1, 2, 3, 4, 5].flatMap((digit) => [`35000000000001${digit}`]);
  const { code, output } = await run(...five);
  expect(output).toContain("One registration can contain 1 to 4 devices, not 5.");
  expect(code).toBe(1);
  expect(registrations()).toHaveLength(0);
});

test("when one of two devices fails, names it and does not retry", async () => {
  const failing = "359000000000901";
  const { code, output } = await run(GPS, failing);
  expect(output).toContain(`Registered ${GPS}`);
  expect(output).toMatch(new RegExp(`Not registered: .*${failing}`));
  expect(code).toBe(2);
  expect(registrations()).toHaveLength(1);
});

test("when the reply is lost after the registration, reports the device as in use", async () => {
  server.sandbox.fault({ call: "register", kind: "lost" });
  const { code, output } = await run(GPS);
  expect(output).toContain(`${GPS}: IMEI already in use`);
  expect(code).toBe(3);
  expect(registrations()).toHaveLength(1);
});

test("when the reply lists no subscription, reports the device as in use", async () => {
  const reply = { status: true, message: "Registered" };
  server.sandbox.fault({ call: "register", kind: "commit-then", status: 200, body: reply });
  const { code, output } = await run(GPS);
  expect(output).toContain(`The reply did not list: ${GPS}.`);
  expect(output).toContain(`${GPS}: IMEI already in use`);
  expect(code).toBe(3);
  expect(registrations()).toHaveLength(1);
});

test("when the server cannot be reached, sends nothing", async () => {
  const url = server.url;
  await server.close();
  const { code, output } = await run(GPS, "--api", url);
  expect(output).toContain("Not registered (network): Something Went Wrong");
  expect(code).toBe(1);
  server = await startServer({ port: 0 });
});

test("when the server fails before the registration, reports the device as not registered", async () => {
  const { code, output } = await run(GPS, "--email", "server-empty@example.com");
  expect(output).toContain(`${GPS}: not registered yet`);
  expect(code).toBe(3);
  expect(registrations()).toHaveLength(1);
});

test("when an IMEI is invalid, prints the reason and sends no registration", async () => {
  const { code, output } = await run("359000000000905");
  expect(output).toContain("IMEI is blocked, please contact support");
  expect(code).toBe(1);
  expect(registrations()).toEqual([]);
});
