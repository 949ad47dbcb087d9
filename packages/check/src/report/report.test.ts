import { expect, test } from "vitest";
import { exampleScenario } from "../example-scenario.ts";
import { alterReply, alterBody, alterRows } from "../test/deviations.ts";
import { startHarness } from "../test/harness.ts";
import { toJUnit } from "./junit.ts";
import { toBadge } from "./text.ts";
import { toText } from "./text.ts";

/** Returns the values of a scenario. Shorter values may occur in any text. */
function valuesOf(value: unknown): string[] {
  if (typeof value === "object" && value !== null) return Object.values(value).flatMap(valuesOf);
  return String(value).length >= 5 ? [String(value)] : [];
}

const percent = (text: string) =>
  Array.from(Buffer.from(text), (byte) => `%${byte.toString(16).padStart(2, "0")}`).join("");
const escapes = (text: string) =>
  Array.from(text, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, "0")}`).join("");

/** Encodings in which a server could send back a value of the scenario. */
const encodings: Readonly<Record<string, (text: string) => string>> = {
  "as it is": (text) => text,
  "in capitals": (text) => text.toUpperCase(),
  "in an address": encodeURIComponent,
  "in an address twice": (text) => encodeURIComponent(encodeURIComponent(text)),
  "percent by percent": percent,
  "in base64": (text) => Buffer.from(text).toString("base64"),
  "in base64 after one byte": (text) => Buffer.from(`:${text}:`).toString("base64"),
  "in base64 after two bytes": (text) => Buffer.from(`a:${text}`).toString("base64"),
  "in base64 of addresses": (text) => Buffer.from(`é?${text}`).toString("base64url"),
  "in hex": (text) => Buffer.from(text).toString("hex"),
  "in capital hex": (text) => Buffer.from(text).toString("hex").toUpperCase(),
  "as JSON": (text) => JSON.stringify(text).slice(1, -1),
  "as escaped JSON": escapes,
};

test.each(Object.entries(encodings))(
  "no report contains a value of the scenario that a server sends back %s",
  async (_name, encoded) => {
    const harness = await startHarness();
    const token = harness.sandbox.tokenFor(1001);
    const { customer } = exampleScenario;
    const scenario = {
      ...exampleScenario,
      customer: { ...customer, token, password: 'de"mo/é+1 2' },
    };
    const { number } = scenario.writes.card;
    const values = [...new Set([...valuesOf(scenario), number.slice(0, 6)])].map((value) =>
      value.replace("{time}", "1"),
    );
    const sent = values.map(encoded);
    let index = 0;
    harness.deviate(
      alterReply(null, ({ headers }) => {
        const value = encodeSafely(sent[index++ % sent.length] ?? "");
        headers.set("location", `https://a.example.com/?a=${value}&b`);
        return new Response(null, { status: 302, headers });
      }),
    );
    const reports = [await harness.check(false, { scenario })];
    const all = reports.flatMap((report) => [
      toText(report),
      toJUnit(report),
      JSON.stringify(report),
    ]);
    expect(index).toBeGreaterThan(sent.length);
    for (const text of all)
      for (const secret of [...values, ...sent]) expect(text.includes(secret), secret).toBe(false);
  },
);

/** Headers cannot contain characters above U+00FF. */
const encodeSafely = (text: string) => text.replaceAll(/[^\u0020-\u00FF]/g, "?");

test("reports contain no tokens or possible card numbers, even unknown ones", async () => {
  const harness = await startHarness();
  const secrets = ["4012 8888 8888 1881", "eyJhbGciOiJIUzI1NiJ9.eyJpZCI6MX0.c2lnbmVk"];
  harness.deviate(
    alterReply("GET /info/countries", ({ headers }) => {
      headers.set("location", `https://a.example.com/?${secrets.join("&")}`);
      return new Response(null, { status: 302, headers });
    }),
  );
  const report = JSON.stringify(await harness.check());
  expect(report).toContain("302 to https://a.example.com/?[digits]&[token]");
  for (const secret of secrets) expect(report).not.toContain(secret);
});

test("a device is shown as its path in the scenario", async () => {
  const harness = await startHarness();
  harness.deviate(
    alterBody("GET /auth/dormant-mode/activated", (reply) => ({ ...reply, result: [] })),
  );
  const { findings } = await harness.check();
  expect(findings[0]?.seen).toEqual(["result has 0 rows, and no imei_no is [devices.dormant]"]);
});

test("texts of a server are truncated and have no control characters or line breaks", async () => {
  const harness = await startHarness();
  const id = `a\u009B2Jb\u001B[2Jc\nd\u202Ee${"f".repeat(1000)}`;
  harness.deviate(
    alterRows("GET /info/service_plan/revised", "plans", (row) => ({
      ...row,
      service_plan_id: id,
      price: "none",
    })),
  );
  const report = await harness.check();
  const seen = report.findings.flatMap((finding) => finding.seen);
  expect(seen.some((text) => text.includes("a�2Jb�[2Jc�d�ef"))).toBe(true);
  for (const text of [
    ...seen,
    toJUnit(report).replaceAll("\n", ""),
    toText(report).replaceAll("\n", ""),
  ])
    expect(text).not.toMatch(/[\p{Cc}\u202E]/u);
  for (const text of seen) expect(text.length).toBeLessThan(400);
});

test("the JUnit report has a test case for each passed, failed and skipped check", async () => {
  const harness = await startHarness({ lookupMaxAge: 0 });
  const report = await harness.check();
  const xml = toJUnit(report);
  const { findings, passed, skipped } = report;
  const count = (pattern: RegExp) => [...xml.matchAll(pattern)].length;
  expect(count(/<testcase /g)).toBe(findings.length + passed.length + skipped.length);
  expect(count(/<failure type="minor"/g)).toBe(1);
  expect(count(/<skipped /g)).toBe(skipped.length);
  expect(xml.replaceAll(/&(amp|lt|gt|quot);/g, "")).not.toContain("&");
});

test("the badge shows the number of findings and the worst severity", async () => {
  const harness = await startHarness({ keepAlive: true });
  expect(toBadge(await harness.check())).toBe("waypost: 1 finding, worst critical (reads)");
});

test("a broken promise lists the checks that break it", async () => {
  const harness = await startHarness({ keepAlive: true });
  const { promises } = await harness.check();
  expect(promises).toContainEqual({
    promise: "Browsers do not resend a payment on their own.",
    verdict: "broken",
    because: ["posts-once"],
  });
});
