import { describe, expect, test } from "vitest";
import { consentsSince, readConsents } from "./consents.ts";
import { openSqliteStore } from "./store/sqlite.ts";
import { CONSENT_KEPT_MS } from "./store/store.ts";
import { newKey, smsPack, smsPath, temporaryFolder, testGate } from "./test/test-gate.ts";

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
  expect([...consentsSince(store, new Date(0))]).toEqual([
    {
      at: expect.any(String) as string,
      operation: "buySmsPack",
      key_hash: expect.stringMatching(/^[\da-f]{64}$/) as string,
      consents: CONSENTS,
    },
  ]);
  expect([...consentsSince(store, new Date(Date.now() + 1000))]).toEqual([]);
});

const row = (keyHash: string) => ({
  keyHash,
  at: 0,
  request: "",
  operation: "buySmsPack",
  owner: "",
  subjects: [],
  consents: JSON.stringify(CONSENTS),
});

describe("a consent is deleted", () => {
  test("when its write surely never left, and after three years", async () => {
    const file = `${await temporaryFolder()}/gate.sqlite`;
    const store = openSqliteStore(file);
    for (const key of ["a", "b"]) await store.claim(row(key));
    await store.release("a");
    const left = () => [...consentsSince(file, new Date(0))].map(({ key_hash: key }) => key);
    expect(left()).toEqual(["b"]);
    await store.purge(CONSENT_KEPT_MS);
    expect(left()).toEqual(["b"]);
    await store.purge(CONSENT_KEPT_MS + 1);
    expect(left()).toEqual([]);
    await store.close();
  });
});
