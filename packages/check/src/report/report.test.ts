import { expect, test } from "vitest";
import { exampleScenario } from "../example-scenario.ts";
import { altered, body, rows } from "../test/deviations.ts";
import { laboratory } from "../test/laboratory.ts";
import { toJUnit } from "./junit.ts";
import { toBadge } from "./summary.ts";
import { toText } from "./text.ts";

/** Each value of a scenario that is not in texts of any other origin. */
function valuesOf(value: unknown): string[] {
  if (typeof value === "object" && value !== null) return Object.values(value).flatMap(valuesOf);
  return String(value).length >= 5 ? [String(value)] : [];
}

const percent = (text: string) =>
  Array.from(Buffer.from(text), (byte) => `%${byte.toString(16).padStart(2, "0")}`).join("");
const escapes = (text: string) =>
  Array.from(text, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, "0")}`).join("");

/** What comes of a value, without a letter of which it could be known. */
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
  "no form of the report has a value of the scenario that a server sends back %s",
  async (_name, encoded) => {
    const lab = await laboratory();
    const token = lab.sandbox.tokenFor(1001);
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
    lab.deviate(
      altered(null, ({ headers }) => {
        const value = encodeSafely(sent[index++ % sent.length] ?? "");
        headers.set("location", `https://a.example.com/?a=${value}&b`);
        return new Response(null, { status: 302, headers });
      }),
    );
    const reports = [await lab.check(false, { scenario })];
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

/** A header has no characters above U+00FF. */
const encodeSafely = (text: string) => text.replaceAll(/[^\u0020-\u00FF]/g, "?");

test("tokens and digits that could be those of a card are left out, whoever they belong to", async () => {
  const lab = await laboratory();
  const secrets = ["4012 8888 8888 1881", "eyJhbGciOiJIUzI1NiJ9.eyJpZCI6MX0.c2lnbmVk"];
  lab.deviate(
    altered("GET /info/countries", ({ headers }) => {
      headers.set("location", `https://a.example.com/?${secrets.join("&")}`);
      return new Response(null, { status: 302, headers });
    }),
  );
  const report = JSON.stringify(await lab.check());
  expect(report).toContain("302 to https://a.example.com/?[digits]&[token]");
  for (const secret of secrets) expect(report).not.toContain(secret);
});

test("a device is named by its place in the scenario", async () => {
  const lab = await laboratory();
  lab.deviate(body("GET /auth/dormant-mode/activated", (reply) => ({ ...reply, result: [] })));
  const { findings } = await lab.check();
  expect(findings[0]?.seen).toEqual(["[devices.dormant] is not in the list"]);
});

test("no text of a server can command a terminal, add a line or be endless", async () => {
  const lab = await laboratory();
  const id = `a\u009B2Jb\u001B[2Jc\nd\u202Ee${"f".repeat(1000)}`;
  lab.deviate(
    rows("GET /info/service_plan/revised", "plans", (row) => ({
      ...row,
      service_plan_id: id,
      price: "none",
    })),
  );
  const report = await lab.check();
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

test("JUnit has a case for each check and call, with what failed and what was not tried", async () => {
  const lab = await laboratory({ lookupMaxAge: 0 });
  const report = await lab.check();
  const xml = toJUnit(report);
  const { findings, held, notTried } = report;
  const count = (pattern: RegExp) => [...xml.matchAll(pattern)].length;
  expect(count(/<testcase /g)).toBe(findings.length + held.length + notTried.length);
  expect(count(/<failure type="minor"/g)).toBe(1);
  expect(count(/<skipped /g)).toBe(notTried.length);
  expect(xml.replaceAll(/&(amp|lt|gt|quot);/g, "")).not.toContain("&");
});

test("the badge says how much holds, or how bad it is", async () => {
  const lab = await laboratory({ keepAlive: true });
  expect(toBadge(await lab.check())).toBe("waypost: 1 finding, worst critical (reads)");
});

test("the promises say which of them the server breaks, and what breaks them", async () => {
  const lab = await laboratory({ keepAlive: true });
  const { promises } = await lab.check();
  expect(promises).toContainEqual({
    promise: "A browser does not send a payment again by itself.",
    verdict: "broken",
    because: ["posts-once"],
  });
});
