import { expect, test } from "vitest";
import { exampleScenario } from "../example-scenario.ts";
import { altered } from "../test/deviations.ts";
import { laboratory } from "../test/laboratory.ts";
import { toJUnit } from "./junit.ts";
import { toBadge } from "./summary.ts";
import { toText } from "./text.ts";

test("no form of the report has anything secret, whatever the server sends", async () => {
  const lab = await laboratory();
  const token = lab.sandbox.tokenFor(1001);
  const { customer, writes } = exampleScenario;
  const secrets = [
    token,
    customer.password,
    customer.email,
    writes.newCustomer.password,
    ...[writes.card, writes.cardOnFile, writes.declinedCard].map(({ number }) => number),
    "4012 8888 8888 1881",
    "eyJhbGciOiJIUzI1NiJ9.eyJpZCI6MX0.c2lnbmVk",
  ];
  lab.deviate(
    altered("GET /info/countries", ({ headers }) => {
      headers.set("location", `https://a.example.com/?${secrets.join("&")}`);
      return new Response(null, { status: 302, headers });
    }),
  );
  const scenario = { ...exampleScenario, customer: { ...customer, token } };
  const report = await lab.check(true, { scenario });
  expect(report.findings.map(({ check }) => check)).toEqual(["no-redirect"]);
  const all = [toText(report), toJUnit(report), toBadge(report), JSON.stringify(report)];
  for (const text of all)
    for (const secret of secrets) expect(text.includes(secret), secret).toBe(false);
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
