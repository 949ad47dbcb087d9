import { expect, test } from "vitest";
import { calls, loadContract } from "../../../openapi/load.ts";
import { testSandbox } from "./test/test-sandbox.ts";

const path = "/geo/country";

function visited() {
  const made = testSandbox({ devicesPerKind: 1 });
  const put = async (country_code: unknown) =>
    (await made.control("PUT", "country", { country_code })).status;
  const country = async () => (await made.get(path)).body?.country_code;
  return { ...made, put, country };
}

test("visitors come from the United States by default and after a reset", async () => {
  const { country, put, sandbox } = visited();
  expect(await country()).toBe("US");
  sandbox.setCountry("CA");
  expect(await country()).toBe("CA");
  expect(await put("")).toBe(200);
  expect(await country()).toBe("");
  sandbox.reset();
  expect(await country()).toBe("US");
});

test.each(["Canada", "ca", 1, undefined])("%j is rejected as a country code", async (code) => {
  const { country, put } = visited();
  expect(await put(code)).toBe(400);
  expect(await country()).toBe("US");
});

test("the lookup can be called from any origin, is logged and can be made to fail", async () => {
  const { sandbox } = visited();
  const response = await sandbox.fetch(`http://sandbox${path}`);
  expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
  sandbox.fault({ call: "lookUpCountry", kind: "error-empty" });
  expect((await sandbox.fetch(`http://sandbox${path}`)).status).toBe(500);
  expect(sandbox.log()).toMatchObject([
    { call: "GET /geo/country", status: 200 },
    { call: "GET /geo/country", status: 500, fault: "error-empty" },
  ]);
});

test("the lookup is not one of the documented calls", async () => {
  const documented = calls(await loadContract());
  expect(documented.map((call) => call.path)).not.toContain(path);
  expect(documented.map(({ operation }) => operation.operationId)).not.toContain("lookUpCountry");
});
