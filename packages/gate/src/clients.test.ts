import { createClient } from "@waypost/sdk";
import { expect, test } from "vitest";
import { checkApi } from "../../check/src/index.ts";
import { exampleScenario } from "../../check/src/example-scenario.ts";
import { openSession } from "../../mcp/src/test/session.ts";
import { signLink } from "./link.ts";
import { testGate } from "./test/test-gate.ts";

const KEY = "planted-key-0123456789abcdef-0123456789";
const links = { keys: [KEY] };
const expires = Math.floor(Date.now() / 1000) + 3600;
const access = signLink({ customer: "1001", expires }, KEY);

test("the SDK works through a gate that requires links", async () => {
  const { gate } = await testGate({ links });
  const { planUpdate } = createClient({ baseUrl: gate.url, access });
  expect((await planUpdate.devices(1001)).length).toBeGreaterThan(0);
  await expect(planUpdate.devices(1002)).rejects.toMatchObject({ kind: "http", status: 401 });
});

test("the MCP server works through a gate that requires links", async () => {
  const { gate } = await testGate({ links });
  const options = { baseUrl: gate.url, fetch: (url: string, init?: object) => fetch(url, init) };
  const { call } = await openSession({ ...options, access });
  expect(await call("list_devices", { customer_id: "1001" })).toContain("358000000000001");
  const without = await openSession(options);
  const refused = await without.callTool("list_devices", { customer_id: "1001" });
  expect(refused.isError).toBe(true);
});

/** The findings of a machine that is busy: it is slow, and lets connections time out. */
const isTimed = (check: string) => check === "latency" || check === "idle-connections";

test("the check finds the same through a gate that requires links", async () => {
  const { gate, vendor } = await testGate({ links });
  const { customer, ...rest } = exampleScenario;
  const own = { ...customer, token: vendor.sandbox.tokenFor(1001) };
  const limits = { idle: 10 };
  const checkAt = (url: string) =>
    checkApi(url, { ...rest, customer: { ...own, access } }, { limits });
  const direct = await checkAt(vendor.url);
  const gated = await checkAt(gate.url);
  const ids = ({ findings }: typeof direct) =>
    findings.map(({ check }) => check).filter((check) => !isTimed(check));
  expect(ids(gated).toSorted()).toEqual(ids(direct).toSorted());
  expect(JSON.stringify(gated)).not.toContain(access);
});
