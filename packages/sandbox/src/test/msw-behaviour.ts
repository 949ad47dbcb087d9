import { setupServer } from "msw/node";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sandboxHandlers } from "../msw.ts";
import { newCustomer, testSandbox } from "./test-sandbox.ts";

/** Tests that must pass with each supported major version of msw. */
export function testMsw(): void {
  const { sandbox } = testSandbox({ devicesPerKind: 1 });
  const msw = setupServer(...sandboxHandlers(sandbox, "https://api.example.com"));
  beforeAll(() => msw.listen());
  afterAll(() => msw.close());

  test("msw passes the calls to its origin on to the sandbox", async () => {
    const { email } = newCustomer;
    const url = `https://api.example.com/info/check/email/${email}`;
    expect(await (await fetch(url)).json()).toEqual({ message: "User Not Found" });

    const body = JSON.stringify(newCustomer);
    await fetch("https://api.example.com/auth/register", { method: "POST", body });

    expect(await (await fetch(url)).json()).toEqual({
      message: "User Already Exist",
      user: { customer_id: 1002 },
    });
  });

  test("a cut connection is a network failure with msw too", async () => {
    sandbox.fault({ call: "listCountries", kind: "refuse" });
    await expect(fetch("https://api.example.com/info/countries")).rejects.toThrow(TypeError);
  });

  test.each([
    ["http://127.0.0.1:4010/", "http://127.0.0.1:4010"],
    ["HTTP://LocalHost:4010", "http://localhost:4010"],
    ["https://Vendor.example:443/v2/", "https://vendor.example/v2"],
    ["http://[::1]:4010", "http://[::1]:4010"],
    ["https://vendor.example/a(b)*:c", "https://vendor.example/a(b)*:c"],
  ])("the base %s answers what the SDK sends to it", async (base, address) => {
    msw.use(...sandboxHandlers(sandbox, base));
    const before = sandbox.log().length;
    await fetch(`${address}/info/countries`);
    expect(sandbox.log()).toHaveLength(before + 1);
  });

  test.each([
    "",
    "127.0.0.1:4010",
    "/api",
    "http://u:p@vendor.example",
    "https://x.example/?a",
    "ws://x",
  ])("the base %j, which no request can be below, is refused", (base) =>
    expect(() => sandboxHandlers(sandbox, base)).toThrow(TypeError),
  );

  test("without a base, the sandbox answers every request", async () => {
    msw.use(...sandboxHandlers(sandbox));
    const reply = await fetch("https://another.example.com/info/countries");
    expect(reply.status).toBe(200);
  });
}
