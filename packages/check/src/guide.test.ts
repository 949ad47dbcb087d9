import { join } from "node:path";
import { expect, test } from "vitest";
import { exampleScenario } from "./example-scenario.ts";
import { toText } from "./report/text.ts";
import { alterReply, alterRows, isCall, omit, respondWith } from "./test/deviations.ts";
import { findingNames, startHarness } from "./test/harness.ts";
import { runCheck, temporaryFolder } from "./test/run-command.ts";

const KEY = "k3y-of-the-shop";
const PLAN_LIST = "GET /info/imei/list/{customer_id}";

test("--header sends an API key with every request, and no report contains it", async () => {
  const harness = await startHarness();
  const { server, sandbox } = harness;
  harness.deviate((request, answer) => {
    if (request.method !== "OPTIONS" && request.headers.get("x-api-key") !== `Key ${KEY}`)
      return Response.json({ message: "No key" }, { status: 401 });
    return isCall(request, "GET /info/countries")
      ? Response.json({ message: `Not with ${KEY}` }, { status: 500 })
      : answer();
  });
  const home = await temporaryFolder({ "check.json": JSON.stringify(exampleScenario) });
  const args = [server.url, "--scenario", join(home, "check.json"), "--header"];
  const token = { WAYPOST_CHECK_TOKEN: sandbox.tokenFor(1001) };
  const { stdout, code } = await runCheck([...args, `X-Api-Key: Key ${KEY}`], token);
  expect(stdout).toContain('answered with 500: {"message":"Not with [header 2]"}');
  expect(stdout).not.toContain(KEY);
  expect(stdout).toContain("critical  status");
  expect(stdout).not.toContain("No key");
  expect(code).toBe(1);
});

test.each(["X-Api-Key", "X Api: secret", ": secret", "Host: secret", "A: se\ncret", "A:"])(
  "the header %j is rejected without its value",
  async (header) => {
    const args = ["http://127.0.0.1:1", "--scenario", "x", "--header", header];
    const { stderr, code } = await runCheck(args);
    expect(stderr).toContain("--header");
    expect(stderr).not.toContain("secret");
    expect(code).toBe(2);
  },
);

test.each([401, 403])("the check stops at the first %s and quotes the server", async (status) => {
  const harness = await startHarness();
  const errors = [{ title: "Unknown key", detail: "4012888888881881" }];
  harness.deviate(alterReply(null, () => Response.json({ errors }, { status })));
  const report = await harness.check(true);
  expect(findingNames(report)).toEqual(["status · GET /info/countries"]);
  expect(report.requests).toBe(1);
  const [first] = toText(report).split("\n");
  expect(first).toContain(`refused GET /info/countries with ${status}: `);
  expect(first).toContain('"title":"Unknown key","detail":"[digits]"');
  expect(first).toContain("--header");
});

test("a reason in an error body is quoted, without the values of the scenario", async () => {
  const harness = await startHarness();
  const reply = { error: { reason: `${exampleScenario.customer.email} ${"x".repeat(20_000)}` } };
  harness.deviate(respondWith("GET /info/timezones", 500, reply));
  const { findings } = await harness.check();
  const [seen = ""] = findings[0]?.seen ?? [];
  expect(seen).toMatch(/^answered with 500: {"error":{"reason":"\[customer.email\] xxx/);
  expect(seen.length).toBeLessThan(400);
});

test.each([
  ["imei_no", "imeiNo", ": `imeiNo` where `imei_no` is expected"],
  ["imei_no", "IMEI", ": `IMEI` where `imei_no` is expected"],
  ["imei_no", "serial", ": `serial` where `imei_no` is expected"],
  ["imei_no", null, ""],
])("for a missing %s, the unknown field %s is named", async (field, own, hint) => {
  const harness = await startHarness();
  harness.deviate(async (request, answer) => {
    const reply = await answer();
    if (!isCall(request, PLAN_LIST)) return reply;
    const text = JSON.stringify(await reply.json(), (_key, row: unknown) =>
      typeof row === "object" && row !== null && field in row
        ? {
            ...omit(row as Record<string, unknown>, field),
            ...(own !== null && { [own]: Reflect.get(row, field) as unknown }),
          }
        : row,
    );
    return new Response(text, reply);
  });
  const report = await harness.check();
  expect(findingNames(report)).toEqual([`fields · ${PLAN_LIST}`]);
  expect(report.findings[0]?.seen[0]).toContain(`imei_no is missing${hint}`);
  // Nothing is claimed about what needs the field.
  expect(report.passed).not.toContainEqual({ check: "lists-complete", call: PLAN_LIST });
});

test("after writes, lists without IMEIs are no further findings", async () => {
  const harness = await startHarness();
  harness.deviate(async (request, answer) => {
    const reply = await answer();
    if (!isCall(request, PLAN_LIST)) return reply;
    return new Response((await reply.text()).replaceAll('"imei_no"', '"serial"'), reply);
  });
  expect(findingNames(await harness.check(true))).toEqual([`fields · ${PLAN_LIST}`]);
});

test("a status that the kit accepts is a note", async () => {
  const harness = await startHarness();
  harness.deviate(
    alterReply(null, async (reply) =>
      reply.status === 200
        ? new Response(await reply.text(), { status: 201, headers: reply.headers })
        : reply,
    ),
  );
  const report = await harness.check(true);
  expect(findingNames(report)).toEqual([]);
  const text = "answered with 201; the kit accepts it";
  for (const about of ["GET /info/countries", "POST /auth/register"])
    expect(report.notes).toContainEqual({ about, text });
});

test.each([
  ["without prices", (row: Record<string, unknown>) => ({ ...row, price: null })],
  ["with ids of its own", (row: object) => ({ ...row, service_plan_id: "fleet" })],
])("the first line says so if no plan can be sold: plans %s", async (_name, change) => {
  const harness = await startHarness();
  harness.deviate(alterRows("GET /info/service_plan/revised", "plans", change));
  const [first] = toText(await harness.check()).split("\n");
  expect(first).toContain("No plan can be sold");
});

test("a shop with OBD plans only has something to sell", async () => {
  const harness = await startHarness();
  harness.deviate(
    alterReply("GET /info/service_plan/revised", (reply, { url }) =>
      url.includes("obd") ? reply : Response.json({ status: true, plans: [] }),
    ),
  );
  expect((await harness.check()).headlines).toEqual([]);
});
