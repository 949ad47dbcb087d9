import { expect, test } from "vitest";
import { calls, loadContract } from "../../../openapi/load.ts";
import { testSandbox } from "./test/test-sandbox.ts";

const documented = calls(await loadContract());
const built = new Set([
  "listCountries",
  "listStates",
  "listTimeZones",
  "listMobileProviders",
  "listPlanRules",
  "listServicePlans",
  "getAppConfig",
  "checkEmail",
  "customerCards",
  "checkImei",
  "register",
  "registerCharge",
  "loadDeviceSettings",
  "validateCancellationImei",
  "cancelSubscription",
  "listReactivationDevices",
  "getReactivationDeviceInfo",
  "reactivate",
  "reactivateCharge",
  "reactivateMany",
  "buySmsPack",
  "buyEtaPack",
]);

test("the contract describes 31 calls", () => {
  expect(documented).toHaveLength(31);
});

test.each(documented)(
  "$operation.operationId is known under its documented method, path and name",
  async ({ method, path, operation }) => {
    const { sandbox } = testSandbox({ devicesPerKind: 1 });
    sandbox.fault({ call: operation.operationId, kind: "error-empty", status: 503 });

    const address = `http://sandbox${path.replaceAll(/\{\w+\}/g, "1")}`;
    const body = method === "get" ? null : "{}";
    const response = await sandbox.fetch(address, { method: method.toUpperCase(), body });

    expect(response.status).toBe(503);
    expect(sandbox.log()[0]?.call).toBe(`${method.toUpperCase()} ${path}`);
  },
);

test.each(documented.filter(({ operation }) => !built.has(operation.operationId)))(
  "$operation.operationId is not built yet and says so",
  async ({ method, path }) => {
    const { sandbox } = testSandbox({ devicesPerKind: 1 });

    const response = await sandbox.fetch(`http://sandbox${path.replaceAll(/\{\w+\}/g, "1")}`, {
      method: method.toUpperCase(),
      body: method === "get" ? null : "{}",
    });

    expect(response.status).toBe(501);
    expect(await response.json()).toEqual({
      status: false,
      message: expect.stringMatching(/^The sandbox cannot .+ yet$/),
    });
  },
);

test("an address outside the contract is refused with a message", async () => {
  const { get } = testSandbox({ devicesPerKind: 1 });
  expect(await get("/info/nothing")).toEqual({
    status: 404,
    body: { status: false, message: "No such call: GET /info/nothing" },
  });
});

test("an error in the sandbox itself is answered without details", async () => {
  const { sandbox } = testSandbox({ devicesPerKind: 1 });
  sandbox.close();
  for (const [method, path] of [
    ["GET", "/info/countries"],
    ["POST", "/auth/customer/cards"],
  ] as const) {
    const body = method === "POST" ? JSON.stringify({ customer_id: 1, password: "pw" }) : null;
    const response = await sandbox.fetch(`http://sandbox${path}`, { method, body });
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({ status: false, message: "The sandbox failed" });
  }
  expect(sandbox.log().map(({ status }) => status)).toEqual([500, 500]);
});
