import { createSandbox, iccidOf, openDatabase } from "@waypost/sandbox";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { keptIn } from "../kept-attempts.ts";
import { idIn, openSession, type Session } from "../test/kit.ts";
import { press, read } from "../test/person.ts";
import { TASKS } from "./tasks.ts";

const IN_USE = "358000000000001";
const CANCELLED = "358000000000002";
const SIM = {
  customer_id: "1001",
  imei: CANCELLED,
  iccid: iccidOf(CANCELLED),
  email: "returning@example.com",
};
const PACK = { customer_id: "1001", pack: "eta_50" };

/** What a model gives, and the request that a confirmation sends. */
const ROWS: Readonly<Record<keyof typeof TASKS, readonly [given: object, request: string]>> = {
  prepare_sms_pack: [
    { customer_id: "1001", pack: "sms_250", is_renewed: true },
    "/auth/buy/sms/pack",
  ],
  prepare_eta_pack: [PACK, "/auth/buy/eta-routing/pack"],
  prepare_plan_update: [
    { customer_id: "1001", imei: IN_USE, plan: "pro_yearly" },
    "/auth/device/update/plan",
  ],
  prepare_cancellation: [
    {
      imei: IN_USE,
      email: "returning@example.com",
      first_name: "Sample",
      last_name: "Customer",
      phone: "(555) 000-1111",
      reasons: ["Other"],
      uses: ["Theft prevention"],
      comment: "The van was sold.",
    },
    "/auth/subscription/cancel",
  ],
  prepare_dormant_mode: [SIM, "/auth/dormant-fees"],
  prepare_sim_termination: [SIM, "/auth/dormant-fees"],
};

/** Lets a person confirm a task, and waits for what becomes of it. */
async function confirmed(session: Session, prepared: string): Promise<string> {
  const id = idIn(prepared);
  await session.call("request_confirmation", { id });
  const address = session.addresses.at(-1) ?? "";
  await press(address, await read(address), "confirm");
  return session.call("task_status", { id, wait_seconds: 30 });
}

test.each(Object.entries(ROWS))(
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
    { customer_id: "1001", imei: CANCELLED, plan: "pro_yearly" },
    "imei: Choose a device",
  ],
  ["prepare_cancellation", { ...ROWS.prepare_cancellation[0], imei: "350000000000009" }, "imei: "],
] as const)("%s says why it cannot be reviewed", async (name, given, why) => {
  const { tryToCall, call } = await openSession();
  expect(await tryToCall(name, given)).toMatchObject({ isError: true });
  expect(await call(name, given)).toContain(why);
});

test("a request whose reply is lost is neither a success nor a failure, and its repetition says so, even after a restart", async () => {
  const folder = await mkdtemp(join(tmpdir(), "waypost-mcp-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, "attempts.json");
  const sandbox = createSandbox({ database: openDatabase() });
  sandbox.fault({ call: "buyEtaPack", kind: "lost" });
  const session = await openSession({ sandbox, attempts: keptIn(file) });
  const outcome = await confirmed(session, await session.call("prepare_eta_pack", PACK));
  expect(outcome).toContain("Please do not pay again yet");
  const later = await openSession({ sandbox, attempts: keptIn(file) });
  const again = await later.call("prepare_eta_pack", PACK);
  expect(again).toContain("I understand that I may be charged twice");
  expect(later.written).toEqual([]);
});
