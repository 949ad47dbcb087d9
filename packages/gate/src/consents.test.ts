import { expect, test } from "vitest";
import { readConsents } from "./read-request.ts";
import { openSqliteStore } from "./store/sqlite.ts";
import { newKey, smsPack, smsPath, testGate } from "./test/test-gate.ts";

const CONSENTS = [
  { to: "order", by: "rita@example.com", total: 9.95, shown: "Your card will be charged $9.95" },
];
const header = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

test.each([
  ["text", "not base64!"],
  ["an object", header({ to: "order" })],
  ["a list of texts", header(["yes"])],
  ["too many", header([{ shown: "x".repeat(9000) }])],
])("%s is not a list of consents", (_, value) => {
  expect(readConsents(value)).toBeUndefined();
});

test("consents are stored with the write, and printed while the gate runs", async () => {
  const { post, store, arrived } = await testGate();
  const send = (consent: string) =>
    post(smsPath, smsPack, { "Idempotency-Key": newKey(), Consent: consent });
  const refused = await send("!");
  expect([refused.status, refused.headers.get("Gate-Code")]).toEqual([400, "bad-consent"]);
  expect(arrived()).toBe(0);
  expect((await send(header(CONSENTS))).status).toBe(200);
  const beside = openSqliteStore(store, { isBeside: true });
  expect(await beside.consents(new Date(0))).toEqual([
    {
      at: expect.any(String) as string,
      operation: "buySmsPack",
      key_hash: expect.stringMatching(/^[\da-f]{64}$/) as string,
      consents: CONSENTS,
    },
  ]);
  expect(await beside.consents(new Date(Date.now() + 1000))).toEqual([]);
  await beside.close();
});
