import { createSandbox, openDatabase } from "@waypost/sandbox";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

import { idIn, openSession, type Session } from "../test/session.ts";
import { press, read } from "../test/page-client.ts";
import { TASK_ROWS } from "../test/task-rows.ts";

const PACK = { customer_id: "1001", pack: "eta_50" };

/** Confirms a prepared task as a person, and returns its outcome. */
async function confirm(session: Session, prepared: string): Promise<string> {
  const id = idIn(prepared);
  await session.call("request_confirmation", { id });
  const address = session.addresses.at(-1) ?? "";
  await press(address, await read(address), "confirm");
  return session.call("task_status", { id, wait_seconds: 30 });
}

test.each(Object.entries(TASK_ROWS))(
  "%s sends one request after a person has confirmed",
  async (name, [args, request]) => {
    const session = await openSession();
    const prepared = await session.call(name, args);
    expect(session.writes).toEqual([]);
    expect(await confirm(session, prepared)).toContain("State: done");
    expect(session.writes).toEqual([`POST ${request}`]);
  },
);

test.each([
  [
    "prepare_sms_pack",
    { customer_id: "1001", pack: "no_such_pack", is_renewed: false },
    "pack: Plan is Required",
  ],
  [
    "prepare_plan_update",
    { customer_id: "1001", imei: "358000000000002", plan: "pro_yearly" },
    "imei: Choose a device",
  ],
  [
    "prepare_cancellation",
    { ...TASK_ROWS.prepare_cancellation[0], imei: "350000000000009" },
    "imei: ",
  ],
] as const)("%s returns why it cannot be reviewed", async (name, args, reason) => {
  const { callTool, call } = await openSession();
  expect(await callTool(name, args)).toMatchObject({ isError: true });
  expect(await call(name, args)).toContain(reason);
});

test("after a lost reply, a second charge needs consent, even after a restart", async () => {
  const folder = await mkdtemp(join(tmpdir(), "waypost-mcp-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const attemptsFile = join(folder, "attempts.db");
  const sandbox = createSandbox({ database: openDatabase() });
  sandbox.fault({ call: "buyEtaPack", kind: "lost" });
  const session = await openSession({ sandbox, attemptsFile });
  const outcome = await confirm(session, await session.call("prepare_eta_pack", PACK));
  expect(outcome).toContain("Please do not pay again yet");
  const later = await openSession({ sandbox, attemptsFile });
  const second = await later.call("prepare_eta_pack", PACK);
  expect(second).toContain("I understand that I may be charged twice");
  expect(later.writes).toEqual([]);
});
