import * as fc from "fast-check";
import { expect, test } from "vitest";
import { TASKS } from "../tasks/tasks.ts";
import { openSession, textOf } from "../test/session.ts";

const CARD = "4111 1111 1111 1111";
const TOKEN = "eyJhbGciOiJIUzI1NiJ9.eyJpZCI6MX0.c2lnbmF0dXJl";
const CANCELLATION = {
  imei: "358000000000001",
  email: "returning@example.com",
  first_name: "Sample",
  last_name: "Customer",
  phone: "5550001111",
  reasons: ["Other"],
  uses: ["Other"],
  comment: "sold",
};

test.each([
  ["a card number as a comment", { comment: `my card is ${CARD}` }, CARD],
  ["a card number as a name", { last_name: CARD.replaceAll(" ", "") }, CARD.replaceAll(" ", "")],
  ["a card number as a phone number", { phone: CARD }, CARD],
  ["a token as a comment", { comment: TOKEN }, TOKEN],
  ["a field for a password", { password: "correct horse" }, "correct horse"],
  ["a field for a security code", { cvv: "987" }, "987"],
])("%s is rejected and not repeated in the reply", async (_, change, secret) => {
  const { callTool, writes } = await openSession();
  const reply = await callTool("prepare_cancellation", { ...CANCELLATION, ...change });
  expect(reply.isError).toBe(true);
  expect(textOf(reply)).not.toContain(secret);
  expect(writes).toEqual([]);
});

test("no tool has a field for a secret", async () => {
  const { client } = await openSession({ portal: "https://portal.example.com" });
  const { tools } = await client.listTools();
  const fields = tools.flatMap(({ inputSchema }) => Object.keys(inputSchema.properties ?? {}));
  expect(fields.filter((name) => /card|cvv|cvc|pass|token|secret/i.test(name))).toEqual([]);
  expect(tools.every(({ inputSchema }) => inputSchema["additionalProperties"] === false)).toBe(
    true,
  );
  expect(tools.length).toBeGreaterThan(Object.keys(TASKS).length + 8);
});

test("no sequence of tool calls changes anything without a person", async () => {
  const session = await openSession({ hasElicitation: true });
  const { tools } = await session.client.listTools();
  const ids: string[] = [];
  const given = fc.record(
    {
      id: fc.nat(),
      customer_id: fc.constantFrom("1001", "900"),
      imei: fc.constantFrom("358000000000001", "358000000000002"),
      iccid: fc.constant("8901260000000000002"),
      email: fc.constant("returning@example.com"),
      pack: fc.constantFrom("sms_100", "eta_50"),
      plan: fc.constantFrom("pro_yearly", "plus_monthly"),
      is_renewed: fc.boolean(),
      confirm: fc.boolean(),
      answer: fc.constant("confirm"),
    },
    { requiredKeys: ["id", "customer_id", "imei", "iccid", "email", "pack", "plan", "is_renewed"] },
  );
  const name = fc.constantFrom(...tools.map((tool) => tool.name));
  const calls = fc.array(fc.tuple(name, given, fc.boolean()), { maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(calls, async (list) => {
      for (const [tool, { id, ...rest }, isStrict] of list) {
        const known = Object.keys(
          tools.find((one) => one.name === tool)?.inputSchema.properties ?? {},
        );
        const all = { ...rest, id: ids[id % (ids.length || 1)] ?? "" };
        const fitting = Object.entries(all).filter(([key]) => !isStrict || known.includes(key));
        const text = await session.call(tool, Object.fromEntries(fitting));
        const prepared = /Id: (\S+)/.exec(text)?.[1];
        if (prepared !== undefined) ids.push(prepared);
      }
    }),
    { numRuns: 25, seed: 7 },
  );
  expect(session.addresses.length).toBeGreaterThan(0);
  expect(session.writes).toEqual([]);
});
