import { expect, test } from "vitest";
import { calls, loadContract, payloadExamples } from "../../../openapi/load.ts";
import { sampleCalls } from "../../sandbox/src/test/sample-calls.ts";
import { calls as writes } from "./calls.ts";
import { newKey, testGate, testVendor } from "./test/test-gate.ts";

const contract = await loadContract();
const now = () => new Date("2026-11-21T10:00:00Z");

/** Different in each reply, or about the connection. */
const OWN = ["connection", "date", "keep-alive", "transfer-encoding", "content-length"];

/** Makes the replies of two sandboxes comparable: each has a secret of its own for its tokens. */
async function comparable(response: Response) {
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !OWN.includes(name)));
  delete headers["access-control-expose-headers"];
  // A gate names its currency.
  delete headers["waypost-currency"];
  const body = (await response.text()).replace(/"token":"[^"]+"/, '"token":""');
  return { status: response.status, headers, body };
}

test.each(calls(contract))(
  "$operation.operationId has the same reply with and without a gate",
  async ({ method, path, operation, needsToken }) => {
    const sample = sampleCalls[operation.operationId];
    if (!sample) throw new Error("There is no sample of this call.");
    const [example] = Object.values(payloadExamples(contract, method, path));
    const payload = sample.payload ?? { ...(example as object), imei: "358000000000001" };
    const direct = await testVendor({ now });
    const { gate, vendor } = await testGate({}, { now });

    const send = async (url: string, { sandbox }: typeof vendor) => {
      const headers = new Headers({ "Content-Type": "application/json" });
      if (writes.some((one) => one.operation === operation.operationId))
        headers.set("Idempotency-Key", newKey());
      if (needsToken) headers.set("Authorization", `JWT ${sandbox.tokenFor(1001)}`);
      return comparable(
        await fetch(url + sample.path, {
          method: method.toUpperCase(),
          headers,
          ...(method !== "get" && { body: JSON.stringify(payload) }),
        }),
      );
    };

    expect(await send(gate.url, vendor)).toEqual(await send(direct.url, direct));
    expect(vendor.sandbox.log()[0]).toMatchObject({
      call: `${method.toUpperCase()} ${path}`,
      status: 200,
    });
  },
);
