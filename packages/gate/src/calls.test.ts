import { expect, test } from "vitest";
import { documentedCalls } from "../../../openapi/documented-calls.ts";
import { sampleCalls } from "../../sandbox/src/test/sample-calls.ts";
import { calls, ownerOf } from "./calls.ts";
import { canonicalPath, findWrite, isAmbiguous, templateOf } from "./paths.ts";

const callOf = (operation: string) => {
  const call = calls.find((one) => one.operation === operation);
  if (!call) throw new Error(`No such write: ${operation}`);
  return call;
};

test("the writes are all documented calls that change something", () => {
  const writes = documentedCalls.filter(
    ({ method, operationId }) => method !== "get" && operationId !== "customerCards",
  );
  expect(calls.map(({ operation }) => operation).toSorted()).toEqual(
    writes.map(({ operationId }) => operationId).toSorted(),
  );
});

test.each(documentedCalls)("the log has the path template of $path", ({ path }) => {
  expect(templateOf(path.replaceAll(/\{\w+\}/g, "planted"))).toBe(path);
});

test.each([
  "/auth/buy/sms/pack?x=1",
  "//auth//buy/sms/pack/",
  "/auth/buy/sms/%70ack",
  "/Auth/Buy/SMS/Pack",
])("%s is recognized as a purchase", (url) => {
  expect(findWrite("POST", canonicalPath(url))?.operation).toBe("buySmsPack");
});

test.each([
  ["/../v2/auth/buy/sms/pack", true],
  ["/x/./y", true],
  ["/x/..", true],
  ["/x%2F..%5cy", true],
  ["/x/%252e%2E/y", true],
  ["/x\\..\\y", true],
  ["/x/..;a=b/y", true],
  ["/info/check/email/a..b@example.com", false],
  ["/x?y=/../z", false],
])("%s could be resolved to another path: %s", (url, isRelative) => {
  expect(isAmbiguous(url)).toBe(isRelative);
});

test.each([
  ["register", "customer@example.com", ["imei:350000000000001"]],
  ["reactivateMany", "1001", ["imei:358000000000003"]],
  ["updatePlan", "1001", ["imei:358000000000001"]],
  ["updateCard", "1001", ["card"]],
  ["payDormantFee", "1001", ["imei:358000000000001"]],
  ["cancelSubscription", "returning@example.com", ["imei:358000000000001"]],
  ["buySmsPack", "1001", ["pack:sms_250"]],
  ["buyEtaPack", "1001", ["pack:eta_50"]],
  ["saveDeviceSettings", "", ["imei:358000000000001"]],
  ["updateOdometer", "", ["imei:358000000000001"]],
])("%s is about the owner %j and the subjects %j", (operation, owner, subjects) => {
  const call = callOf(operation);
  const { payload, path = "" } = sampleCalls[operation] ?? {};
  expect(ownerOf(payload)).toBe(owner);
  expect(call.subjectsOf(payload, canonicalPath(path))).toEqual(subjects);
});

test("ids that are the same to a server have the same owner and subjects", () => {
  const { subjectsOf } = callOf("reactivate");
  expect(ownerOf({ customer_id: " 01001" })).toBe(ownerOf({ customer_id: 1001 }));
  expect(ownerOf({ email: "Owner@Example.com " })).toBe(ownerOf({ email: "owner@example.com" }));
  expect(subjectsOf({ imei: "0350" }, "/")).toEqual(["imei:350"]);
  const devices = [{ imei: "2" }, { imei: "1" }, { imei: "2" }];
  expect(subjectsOf({ devices }, "/")).toEqual(["imei:1", "imei:2"]);
  for (const body of [undefined, null, "text", [], { devices: [null] }])
    expect([ownerOf(body), subjectsOf(body, "/")]).toEqual(["", []]);
});
