import type { Check } from "../check.ts";
import type { CallName } from "../contract.ts";
import { fieldIs, fieldsOf, jsonOf, rowsOf, type Fields, textOf } from "../reads/body.ts";
import { IMEI_VALID } from "../reads/devices.ts";
import type { Scenario, TestCard } from "../scenario.ts";
import { missingReason, titleOf, type Request, type Session } from "../session.ts";
import { expectRefused, writeChecks, type WriteResult } from "./send-write.ts";

/** A device that can be registered. */
export interface FreeDevice {
  readonly imei: string;
  readonly model: string;
  readonly category: string;
}

/** The state that the writes of a run share. */
export interface WriteContext {
  readonly session: Session;
  readonly customerId: string | number;
  readonly email: string;
  readonly token: string | undefined;
  readonly card: TestCard;
  readonly writes: NonNullable<Scenario["writes"]>;
  /** The ids of the plans by category. */
  readonly plans: Readonly<Record<string, readonly string[]>>;
  /** Returns the next device that can be registered, and removes it from the list. */
  readonly takeDevice: () => FreeDevice | undefined;
  /** Devices that this run has activated, with the ICCID of the SIM if known. */
  readonly activated: Map<string, string | null>;
}

/** Sends a read without checking the reply. Returns undefined if it is not JSON. */
export async function readJson(session: Session, request: Request): Promise<unknown> {
  return jsonOf(await session.send(request));
}

/** How often a change is read back. The kit also reads more than once. */
const DEFAULT_READS = 5;

const READ_INTERVAL_MS = 2000;

/** Returns true if the condition becomes true within a few seconds. */
export async function eventually(
  { clock }: Session,
  condition: () => Promise<boolean>,
  maxReads = DEFAULT_READS,
): Promise<boolean> {
  for (let index = 0; index < maxReads; index += 1) {
    if (index > 0) await clock.wait(READ_INTERVAL_MS, "settling");
    if (await condition()) return true;
  }
  return false;
}

/**
 * Checks that a change can be read within a few seconds. `findProblem` reads it once.
 *
 * @returns true if it can
 */
export async function readBack(
  session: Session,
  [check, call]: readonly [Check, CallName],
  findProblem: () => Promise<string | undefined>,
): Promise<boolean> {
  let problem: string | undefined;
  const isChanged = await eventually(session, async () => {
    problem = await findProblem();
    return problem === undefined;
  });
  session.results.record(check, titleOf(call), problem === undefined ? [] : [problem]);
  return isChanged;
}

/** Checks that a declined card changes nothing. @returns false if it was not refused */
export async function checkDeclinedCard(
  { session, writes: { declinedCard } }: WriteContext,
  send: (card: TestCard) => Promise<WriteResult>,
  isUnchanged: (card: TestCard) => Promise<boolean>,
  problem: string,
): Promise<boolean> {
  if (!declinedCard) return true;
  const check = writeChecks["declined-card"];
  const declined = await send(declinedCard);
  if (!expectRefused(session, declined, "a declined card", check)) return false;
  const title = titleOf(declined.call);
  session.results.require(check, title, await isUnchanged(declinedCard), problem);
  return true;
}

/** Skips a list or a table of checks because a value of the scenario is missing. */
export function skipMissing(
  session: Session,
  checks: readonly Check[] | Readonly<Record<string, Check>>,
  path: string,
): void {
  for (const check of Object.values<Check>(checks))
    session.results.skip(check, null, missingReason(session, path));
}

/** True if the IMEI check reports that a device can be registered. */
export const isFree = async (session: Session, imei: string): Promise<boolean> =>
  fieldsOf(await readJson(session, { call: "checkImei", params: { imei } })).message === IMEI_VALID;

/** Returns the problem with a device that can still be registered. */
export const stillFree = async (session: Session, imei: string): Promise<string | undefined> =>
  (await isFree(session, imei))
    ? `${fieldIs("message", IMEI_VALID)} in the reply to ${titleOf("checkImei")}`
    : undefined;

/** Returns the ids of the plans of a category, requested as the portal does. */
export async function planIds(session: Session, category: string): Promise<string[]> {
  const query = category !== "gps" && { query: { category } };
  const reply = await readJson(session, { call: "listServicePlans", ...query });
  return rowsOf(fieldsOf(reply).plans).map(({ service_plan_id }) => textOf(service_plan_id));
}

/** Returns the devices that can be registered. */
export async function findFreeDevices(
  session: Session,
  imeis: readonly string[],
): Promise<FreeDevice[]> {
  const found: FreeDevice[] = [];
  for (const imei of imeis) {
    const reply = fieldsOf(await readJson(session, { call: "checkImei", params: { imei } }));
    const { model, category } = fieldsOf(reply.details);
    if (reply.message === IMEI_VALID)
      found.push({ imei, model: textOf(model), category: textOf(category) });
  }
  return found;
}

/** Returns the plans for a device. Every category except GPS counts as OBD. */
export const plansFor = ({ plans }: WriteContext, category: string): readonly string[] =>
  (category === "gps" ? plans.gps : plans.obd) ?? [];

/** Returns the rows of a customer's list. */
export async function readRows(session: Session, request: Request, key: string): Promise<Fields[]> {
  return rowsOf(fieldsOf(await readJson(session, request))[key]);
}
