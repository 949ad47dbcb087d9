import { expect, test } from "vitest";
import {
  calls,
  differences,
  loadContract,
  payloadExamples,
  payloadSchema,
} from "../../../openapi/load.ts";
import { sampleCalls } from "./test/sample-calls.ts";
import { testSandbox } from "./test/test-sandbox.ts";

const contract = await loadContract();
const documented = calls(contract);

test.each(documented)(
  "$operation.operationId has its documented method, path and name",
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

test.each(documented)(
  "$operation.operationId is carried out with a payload and a reply that match the contract",
  async ({ method, path, operation, needsToken }) => {
    const made = testSandbox({ devicesPerKind: 1 });
    const sample = sampleCalls[operation.operationId];
    if (!sample) throw new Error("There is no sample of this call.");
    const schema = payloadSchema(contract, method, path);
    const [example] = Object.values(payloadExamples(contract, method, path));
    const payload = sample.payload ?? { ...(example as object), imei: "358000000000001" };
    const token = needsToken ? made.sandbox.tokenFor(1001) : undefined;

    const { status, body } = await (method === "get"
      ? made.get(sample.path, token)
      : made[method](sample.path, payload, token));

    expect(made.sandbox.log()[0]?.call).toBe(`${method.toUpperCase()} ${path}`);
    expect(schema ? differences(schema, payload) : []).toEqual([]);
    expect(status).toBe(200);
    expect(body).toBeDefined();
    expect(body?.status ?? true).toBe(true);
  },
);

test("an undocumented URL is refused with a message", async () => {
  const { get } = testSandbox({ devicesPerKind: 1 });
  expect(await get("/info/nothing")).toEqual({
    status: 404,
    body: { status: false, message: "No such call: GET /info/nothing" },
  });
});

test("the reply to an error in the sandbox itself has no details", async () => {
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
