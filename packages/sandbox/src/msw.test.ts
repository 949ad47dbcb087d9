import { setupServer } from "msw/node";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sandboxHandlers } from "./msw.ts";
import { laboratory } from "./test/laboratory.ts";

const { sandbox } = laboratory({ devicesPerKind: 1 });
const msw = setupServer(...sandboxHandlers(sandbox, "https://api.example.com"));
beforeAll(() => msw.listen());
afterAll(() => msw.close());

test("behind msw the sandbox answers the calls of its origin", async () => {
  const response = await fetch("https://api.example.com/info/check/email/returning%40example.com");
  expect(await response.json()).toEqual({
    message: "User Already Exist",
    user: { customer_id: 1001 },
  });
});

test("a cut connection is a network failure behind msw too", async () => {
  sandbox.fault({ call: "listCountries", kind: "refuse" });
  await expect(fetch("https://api.example.com/info/countries")).rejects.toThrow(TypeError);
});
