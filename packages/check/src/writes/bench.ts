import type { CheckId } from "../catalogue/catalogue.ts";
import { lacking } from "../lacking.ts";
import { fieldsOf, jsonOf, rowsOf, type Fields, textOf } from "../reads/body.ts";
import type { Scenario, TestCard } from "../scenario.ts";
import type { Request, Session } from "../session.ts";

/** A device that can be registered. */
export interface FreeDevice {
  readonly imei: string;
  readonly model: string;
  readonly category: string;
}

/** What the writes of one run share, and what they have done so far. */
export interface Bench {
  readonly session: Session;
  readonly id: string | number;
  readonly email: string;
  readonly token: string | undefined;
  readonly card: TestCard;
  readonly writes: NonNullable<Scenario["writes"]>;
  /** Ids of the plans of each category, GPS or OBD. */
  readonly plans: Readonly<Record<string, readonly string[]>>;
  /** Takes the next device that is free. */
  readonly take: () => FreeDevice | undefined;
  /** Devices that are in use because of this run, and the number of each one's SIM if known. */
  readonly inUse: Map<string, string | null>;
}

/** Reads something, without a judgement; undefined where it is not JSON. */
export async function look(session: Session, request: Request): Promise<unknown> {
  return jsonOf(await session.send(request));
}

/** How often a change is looked for. The kit looks at once and later, too. */
const LOOKS = 5;

const BETWEEN_LOOKS = 2000;

/** Whether something can be seen, now or a few seconds later. */
export async function isShown(
  { ports }: Session,
  see: () => Promise<boolean>,
  times = LOOKS,
): Promise<boolean> {
  for (let index = 0; index < times; index += 1) {
    if (index > 0) await ports.wait(BETWEEN_LOOKS, "settling");
    if (await see()) return true;
  }
  return false;
}

/** What a step needs that is not there. */
export function skipAll(session: Session, checks: readonly CheckId[], path: string): void {
  for (const check of checks) session.results.skip(check, null, lacking(session, path));
}

/** Whether the IMEI check calls a device free. */
export const isFree = async (session: Session, imei: string): Promise<boolean> =>
  fieldsOf(await look(session, { call: "checkImei", params: { imei } })).message === "Valid IMEI";

/** The plans of a category, the first page's way of asking for them. */
export async function planIds(session: Session, category: string): Promise<string[]> {
  const query = category !== "gps" && { query: { category } };
  const reply = await look(session, { call: "listServicePlans", ...query });
  return rowsOf(fieldsOf(reply).plans).map(({ service_plan_id }) => textOf(service_plan_id));
}

/** Looks which of these devices can be registered now. */
export async function freeAmong(session: Session, imeis: readonly string[]): Promise<FreeDevice[]> {
  const found: FreeDevice[] = [];
  for (const imei of imeis) {
    const reply = fieldsOf(await look(session, { call: "checkImei", params: { imei } }));
    const { model, category } = fieldsOf(reply.details);
    if (reply.message === "Valid IMEI")
      found.push({ imei, model: textOf(model), category: textOf(category) });
  }
  return found;
}

/** The plans of a device: every category but GPS is OBD. */
export const plansFor = ({ plans }: Bench, category: string): readonly string[] =>
  (category === "gps" ? plans.gps : plans.obd) ?? [];

/** The rows of a customer's list. */
export async function rowsAt(session: Session, request: Request, key: string): Promise<Fields[]> {
  return rowsOf(fieldsOf(await look(session, request))[key]);
}
