import type { Finding, Report } from "./report.ts";

/** Returns the report as JUnit XML with a test case for each check and call. */
export function toJUnit({ server, date, findings, passed, skipped }: Report): string {
  const total = findings.length + passed.length + skipped.length;
  const counts = `tests="${total}" failures="${findings.length}" skipped="${skipped.length}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${counts}>`,
    `  <testsuite name="waypost-check ${escaped(server)}" timestamp="${escaped(date)}" ${counts}>`,
    ...findings.map((finding) => testCase(finding, failure(finding))),
    ...passed.map((one) => testCase(one)),
    ...skipped.map((one) => testCase(one, `<skipped message="${escaped(one.reason)}"/>`)),
    "  </testsuite>",
    "</testsuites>",
    "",
  ].join("\n");
}

function testCase({ check, call }: Pick<Finding, "check" | "call">, content?: string): string {
  const names = `classname="${escaped(call ?? "many calls")}" name="${escaped(check)}"`;
  return content === undefined
    ? `    <testcase ${names}/>`
    : `    <testcase ${names}>${content}</testcase>`;
}

function failure({ severity, rule, seen, impact, fix }: Finding): string {
  const text = [
    `rule: ${rule}`,
    ...seen.map((one) => `seen: ${one}`),
    `impact: ${impact}`,
    `fix: ${fix}`,
  ];
  return `<failure type="${severity}" message="${escaped(seen[0] ?? rule)}">${escaped(text.join("\n"))}</failure>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

/** Escapes a text, and removes characters that XML does not allow. */
function escaped(text: string): string {
  const allowed = text.replaceAll(
    /[^\t\n\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu,
    "",
  );
  return allowed.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}
