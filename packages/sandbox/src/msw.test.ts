import { setupServer } from "msw/node";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sandboxHandlers } from "./msw.ts";
import { testSandbox } from "./test/test-sandbox.ts";

const { sandbox } = testSandbox({ devicesPerKind: 1 });
const msw = setupServer(...sandboxHandlers(sandbox, "https://api.example.com"));
beforeAll(() => msw.listen());
afterAll(() => msw.close());

test("msw passes the calls to its origin on to the sandbox", async () => {
  const response = await fetch("https://api.example.com/info/check/email/returning%40example.com");
  expect(await response.json()).toEqual({
    message: "User Already Exist",
    user: { customer_id: 1001 },
  });
});

test("a cut connection is a network failure with msw too", async () => {
  sandbox.fault({ call: "listCountries", kind: "refuse" });
  await expect(fetch("https://api.example.com/info/countries")).rejects.toThrow(TypeError);
});
