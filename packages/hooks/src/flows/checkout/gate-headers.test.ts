import { expect, onTestFinished, test } from "vitest";
import { attemptsIn, FIRST, SECOND } from "../../../test/attempts.ts";
import { spiedStorage } from "../../../test/storage.ts";
import { stampedConsent } from "../../waypost.ts";
import { givenConsent, type GivenConsent } from "./consent.ts";
import { gateHeaders } from "./gate-headers.ts";
import { isGateKey, newGateKey } from "./gate-headers.ts";

const KEY = "8e03978e-40d5-43dd-bc93-6894a57f9324";
const attempt = { ...FIRST, key: KEY };
const PAGE = { now: () => new Date(0), currency: "USD" };

const withGate = {
  ...attemptsIn(spiedStorage()),
  shared: { log: () => {}, gate: (given: GivenConsent) => stampedConsent(given, "en-US", PAGE) },
};

const headersFor = (shown: string, changes: object = {}) =>
  gateHeaders(withGate, attempt, {
    consents: [givenConsent({ flow: "eta-pack", to: "order", by: "7", shown })],
    repeats: [],
    total: 4.95,
    isUnverified: false,
    ...changes,
  });

const shownIn = ({ Consent }: ReturnType<typeof gateHeaders>) =>
  (JSON.parse(Buffer.from(Consent ?? "", "base64url").toString()) as { shown: unknown }[]).map(
    ({ shown }) => shown,
  );

test("a text in any script is in the consent; one that is too long is left out", () => {
  expect(shownIn(headersFor("Sí, acepto – 承知しました"))).toEqual(["Sí, acepto – 承知しました"]);
  const headers = headersFor("承".repeat(3_000));
  expect(shownIn(headers)).toEqual([null]);
  expect(headers["Consent"]?.length).toBeLessThanOrEqual(8_000);
});

test("consents that do not fit into a header even without their texts are refused", () => {
  const subjects = Array.from({ length: 1_000 }, (_, at) => `imei:${350_000_000_000_000 + at}`);
  const consents = [givenConsent({ flow: "registration", to: "order", by: "7", subjects })];
  expect(() => headersFor("", { consents })).toThrow(
    expect.objectContaining({ kind: "bad-argument", parameter: "Consent" }),
  );
});

test("an unverified total says so, and only attempts with a key are named", () => {
  const headers = headersFor("", { isUnverified: true, repeats: [SECOND, attempt] });
  expect(headers).toMatchObject({
    "Agreed-Total": "4.95;unverified",
    "Repeat-Of": `"${KEY}"`,
    "Idempotency-Key": `"${KEY}"`,
  });
});

test("keys are random UUIDs, also on pages at plain http addresses", () => {
  const secure = newGateKey();
  Object.defineProperty(crypto, "randomUUID", { value: undefined, configurable: true });
  // The method is on the prototype.
  onTestFinished(() => void Reflect.deleteProperty(crypto, "randomUUID"));
  const keys = Array.from({ length: 100 }, newGateKey);
  expect([secure, ...keys].every(isGateKey)).toBe(true);
  expect(new Set(keys).size).toBe(100);
});
