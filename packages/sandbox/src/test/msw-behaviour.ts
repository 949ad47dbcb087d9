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

  test("without an origin, the sandbox answers every request", async () => {
    msw.use(...sandboxHandlers(sandbox));
    const reply = await fetch("https://another.example.com/info/countries");
    expect(reply.status).toBe(200);
  });
}
