import { describe, expect, onTestFinished, test } from "vitest";
import { startServer } from "./server.ts";
import type { ServerOptions } from "./server.ts";
import { newCustomer } from "./test/test-sandbox.ts";

async function start(options: ServerOptions = {}) {
  const server = await startServer({ port: 0, devicesPerKind: 4, ...options });
  onTestFinished(() => server.close());
  return server;
}

const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${"}".repeat(levels)}`;

const postJson = (url: string, body: unknown, type = "application/json") =>
  fetch(url, { method: "POST", headers: { "Content-Type": type }, body: JSON.stringify(body) });

describe("caches may store", () => {
  const lookups = [
    "/info/countries",
    "/info/country/250/states",
    "/info/timezones",
    "/info/mobile/service_provider",
    "/info/service_plan/revised?category=obd",
    "/info/service_plan/rules",
    "/info/app_conf?key=discount_3",
  ];

  test.each(lookups)("the lookup %s, for five minutes", async (path) => {
    const { url } = await start();
    const { headers } = await fetch(url + path);
    expect(headers.get("Cache-Control")).toBe("public, max-age=300");
  });

  test.each([
    "/info/imei_validation/350000000000001",
    "/info/check/email/returning%40example.com",
    "/info/imei/list/1001",
    "/info/card/validate/1001/424242",
    "/auth/re-activation/devices/1001",
    "/geo/country",
    "/info/app_conf?key=nothing",
    "/info/nothing",
  ])("no reply of %s", async (path) => {
    const { url } = await start();
    expect((await fetch(url + path)).headers.get("Cache-Control")).toBe("no-store");
  });

  test("no failed lookup, and no lookup if the maximum age is 0", async () => {
    const { url, sandbox } = await start();
    sandbox.fault({ call: "listCountries", kind: "error-json" });
    const failed = await fetch(`${url}/info/countries`);
    expect(failed.headers.get("Cache-Control")).toBe("no-store");
    const { url: fresh } = await start({ lookupMaxAge: 0 });
    const { headers } = await fetch(`${fresh}/info/countries`);
    expect(headers.get("Cache-Control")).toBe("no-store");
  });
});

test("every reply has the id of its entry in the log", async () => {
  const { url, sandbox } = await start();
  sandbox.fault({ call: "listTimeZones", kind: "error-empty" });
  for (const path of ["/info/countries", "/info/timezones", "/info/nothing"]) {
    const { headers } = await fetch(url + path);
    expect(headers.get("X-Request-Id")).toBe(`sandbox-${sandbox.log().at(-1)?.id}`);
  }
});

const announcement = async (address: string) =>
  (await fetch(address)).headers.get("X-Waypost-Sandbox");

describe("a page recognizes the sandbox by a header", () => {
  test("of every reply", async () => {
    const { url, sandbox } = await start();
    sandbox.fault({ call: "listTimeZones", kind: "error-empty" });
    for (const path of ["/info/countries", "/info/timezones", "/info/nothing"])
      expect(await announcement(url + path)).toBe("1");
  });

  test("which can be left out", async () => {
    const { url } = await start({ announce: false });
    expect(await announcement(`${url}/info/countries`)).toBeNull();
  });
});

describe("a body that is nested too deeply is refused", () => {
  test.each([65, 1000, 150_000])("with status 400 at %i levels", async (levels) => {
    const { url } = await start();
    const body = nested(levels);
    for (const [method, path] of [
      ["POST", "/auth/register"],
      ["PUT", "/api/device/settings/1?category=gps"],
    ] as const) {
      const reply = await fetch(url + path, { method, body });
      expect(reply.status).toBe(400);
      expect(await reply.json()).toMatchObject({ message: expect.stringContaining("64 levels") });
    }
    expect((await fetch(`${url}/info/countries`)).status).toBe(200);
  });

  test("but not at 64 levels", async () => {
    const { url } = await start();
    const reply = await fetch(`${url}/auth/register`, { method: "POST", body: nested(64) });
    expect(await reply.text()).not.toContain("levels");
  });
});

describe("with a prefix", () => {
  test("every call has it, and faults, the log and the control API work as without", async () => {
    const { url, controlUrl, sandbox } = await start({ prefix: "/v2/api" });
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/v2\/api$/);
    for (const path of ["", "/info/countries"]) {
      expect((await fetch(url + path)).status).toBe(200);
    }
    expect((await fetch(`${new URL(url).origin}/info/countries`)).status).toBe(404);
    const secret = `${url}/info/card/validate/1001/4242424242424242`;
    await fetch(secret);
    expect(sandbox.log().at(-1)).toMatchObject({
      call: "GET /info/card/validate/{customer_id}/{first6}",
      path: "/v2/api/info/card/validate/1001/[removed]",
    });
    const imei = "/info/imei_validation/350000000000001";
    sandbox.fault({ call: `GET ${imei}`, kind: "error-empty" });
    expect((await fetch(url + imei)).status).toBe(500);
    const control = await fetch(`${controlUrl}/log`, { headers: { "X-Sandbox-Control": "1" } });
    expect(control.status).toBe(200);
  });

  test.each(["v2", "/v2/", "/", "//", "/a b", "/{id}"])(
    "%j is not a valid prefix",
    async (prefix) => {
      await expect(startServer({ port: 0, prefix })).rejects.toThrow(/prefix must be a path/);
    },
  );
});

describe("strict mode", () => {
  const imei = "350000000000001";
  const device = { ...newCustomer.devices[0], imei, device_model: "Other" };
  const registration = { ...newCustomer, devices: [device] };

  test("refuses a body without a JSON content type, and accepts any charset", async () => {
    const { url } = await start({ strict: true });
    const path = `${url}/auth/register`;
    expect((await postJson(path, newCustomer, "text/plain")).status).toBe(415);
    expect((await postJson(path, newCustomer, "Application/JSON; charset=utf-8")).status).toBe(200);
  });

  test("refuses a device model that does not match the IMEI", async () => {
    const { url, sandbox } = await start({ strict: true });
    const refused = await postJson(`${url}/auth/register`, registration);
    expect(await refused.json()).toEqual({
      status: false,
      message: "The device model does not belong to this IMEI",
      error: imei,
    });
    expect(sandbox.charges()).toEqual([]);
    const check = await fetch(`${url}/info/imei_validation/${imei}`);
    const { details } = (await check.json()) as { details: { model: string } };
    const devices = [{ ...device, device_model: details.model }];
    const accepted = await postJson(`${url}/auth/register`, { ...registration, devices });
    expect(await accepted.json()).toMatchObject({ status: true });
  });

  test("is off by default", async () => {
    const { url } = await start();
    const accepted = await postJson(`${url}/auth/register`, registration, "text/plain");
    expect(await accepted.json()).toMatchObject({ status: true });
  });
});

describe("the printed URLs can be opened", () => {
  test.each([
    ["127.0.0.1", "127.0.0.1"],
    ["0.0.0.0", "127.0.0.1"],
    ["::1", "[::1]"],
    ["::", "[::1]"],
  ])("when it listens on %s", async (host, shown) => {
    const { url, controlUrl, port } = await start({ host });
    expect(url).toBe(`http://${shown}:${port}`);
    for (const address of [url, controlUrl]) {
      const reply = await fetch(address);
      expect(reply.status).toBe(200);
      expect(reply.headers.get("Content-Type")).toContain("text/html");
      expect(reply.headers.has("Access-Control-Allow-Origin")).toBe(address === url);
    }
  });

  test("the page of the control API changes nothing and does not show the log", async () => {
    const { controlUrl, url } = await start();
    await fetch(`${url}/info/check/email/returning%40example.com`);
    const page = await (await fetch(controlUrl)).text();
    expect(page).toContain("GET /log");
    expect(page).not.toContain("returning");
  });
});
