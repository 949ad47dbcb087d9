import { CheckError } from "../check-error.ts";
import { lacking } from "../lacking.ts";
import type { Session } from "../session.ts";
import { freeAmong, planIds, type Bench } from "./bench.ts";
import { checkCancellation, cleanUp } from "./cancellation.ts";
import { checkCard } from "./card.ts";
import { checkDormant } from "./dormant.ts";
import {
  checkNewCustomer,
  checkPartial,
  checkRegisterCharge,
  checkRegistrationsAtOnce,
} from "./more-registrations.ts";
import { checkPacks } from "./packs.ts";
import { checkPlan } from "./plan.ts";
import { checkReactivation } from "./reactivation.ts";
import { checkRegistration } from "./registration.ts";
import { checkSettings } from "./settings.ts";

/** What no write can do without, before anything is sent. @throws CheckError that names it */
export function requireForWrites({ scenario, unset }: Pick<Session, "scenario" | "unset">): void {
  const { customer = {}, writes = {} } = scenario;
  const needed = {
    "customer.id": customer.id,
    "customer.email": customer.email,
    "writes.card": writes.card,
  };
  const [path] = Object.entries(needed).find(([, value]) => value === undefined) ?? [];
  if (path !== undefined) throw new CheckError(`--writes: ${lacking({ unset }, path)}.`);
}

/** Makes each write with the devices of the scenario, and leaves them cancelled. */
export async function runWrites(session: Session): Promise<void> {
  const { customer = {}, writes = {}, devices = {} } = session.scenario;
  const { id, email, token } = customer;
  const { card } = writes;
  if (id === undefined || email === undefined || card === undefined) return;
  const free = await freeAmong(session, devices.free ?? []);
  const bench: Bench = {
    session,
    id,
    email,
    token,
    card,
    writes,
    plans: { gps: await planIds(session, "gps"), obd: await planIds(session, "obd") },
    take: () => free.shift(),
    inUse: new Map(),
  };
  const device = await checkRegistration(bench);
  if (device) {
    const winner = await checkRegistrationsAtOnce(bench);
    await checkRegisterCharge(bench);
    await checkPartial(bench);
    await checkNewCustomer(bench);
    await checkSettings(bench, device);
    await checkPlan(bench, device);
    await checkDormant(bench, winner);
    await checkCancellation(bench, device.imei);
  } else noteDevice(session, devices.free?.length ?? 0);
  await checkReactivation(bench);
  await checkPacks(bench);
  await checkCard(bench);
  await cleanUp(bench);
}

function noteDevice({ results }: Session, count: number): void {
  const reason = count === 0 ? "the scenario has no devices.free" : "no device was registered";
  for (const check of ["second-registration", "read-back-registration"] as const)
    results.skip(check, null, reason);
}
