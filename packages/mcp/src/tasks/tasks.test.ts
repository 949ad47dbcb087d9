import { createSandbox, openDatabase } from "@waypost/sandbox";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

import { idIn, openSession, type Session } from "../test/kit.ts";
import { press, read } from "../test/person.ts";
import { TASK_ROWS } from "../test/task-rows.ts";

const PACK = { customer_id: "1001", pack: "eta_50" };

/** Lets a person confirm a task, and waits for what becomes of it. */
async function confirmed(session: Session, prepared: string): Promise<string> {
  const id = idIn(prepared);
  await session.call("request_confirmation", { id });
  const address = session.addresses.at(-1) ?? "";
  await press(address, await read(address), "confirm");
  return session.call("task_status", { id, wait_seconds: 30 });
}

test.each(Object.entries(TASK_ROWS))(
  "%s leads to one request, after a person's yes",
  async (name, [given, request]) => {
    const session = await openSession();
    const prepared = await session.call(name, given);
    expect(session.written).toEqual([]);
    expect(await confirmed(session, prepared)).toContain("State: done");
    expect(session.written).toEqual([`POST ${request}`]);
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
] as const)("%s says why it cannot be reviewed", async (name, given, why) => {
  const { tryToCall, call } = await openSession();
  expect(await tryToCall(name, given)).toMatchObject({ isError: true });
  expect(await call(name, given)).toContain(why);
});

test("a request whose reply is lost is neither a success nor a failure, and its repetition says so, even after a restart", async () => {
  const folder = await mkdtemp(join(tmpdir(), "waypost-mcp-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const attemptsFile = join(folder, "attempts.db");
  const sandbox = createSandbox({ database: openDatabase() });
  sandbox.fault({ call: "buyEtaPack", kind: "lost" });
  const session = await openSession({ sandbox, attemptsFile });
  const outcome = await confirmed(session, await session.call("prepare_eta_pack", PACK));
  expect(outcome).toContain("Please do not pay again yet");
  const later = await openSession({ sandbox, attemptsFile });
  const again = await later.call("prepare_eta_pack", PACK);
  expect(again).toContain("I understand that I may be charged twice");
  expect(later.written).toEqual([]);
});
