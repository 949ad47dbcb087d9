import { CheckError } from "../check-error.ts";
import { missingReason, type Session } from "../session.ts";
import { checkCard, checkDormant, checkPacks, checkPlan } from "./account.ts";
import { checkCancellation, cleanUp } from "./cancellation.ts";
import {
  checkNewCustomer,
  checkPartial,
  checkRegisterCharge,
  checkRegistrationsAtOnce,
} from "./registration-variants.ts";
import { checkReactivation } from "./reactivation.ts";
import { checkRegistration, registrationChecks, registrationReadBacks } from "./registration.ts";
import { checkSettings } from "./settings.ts";
import { findFreeDevices, planIds, type WriteContext } from "./write-context.ts";

/** Checks that the scenario has the values that all writes need. @throws CheckError if it does not */
export function requireForWrites({ scenario, unset }: Pick<Session, "scenario" | "unset">): void {
  const { customer = {}, writes = {} } = scenario;
  const needed = {
    "customer.id": customer.id,
    "customer.email": customer.email,
    "writes.card": writes.card,
  };
  const [path] = Object.entries(needed).find(([, value]) => value === undefined) ?? [];
  if (path !== undefined) throw new CheckError(`--writes: ${missingReason({ unset }, path)}.`);
}

/** Runs all writes with the devices of the scenario, and cancels the devices afterwards. */
export async function runWrites(session: Session): Promise<void> {
  const { customer = {}, writes = {}, devices = {} } = session.scenario;
  const { id, email, token } = customer;
  const { card } = writes;
  if (id === undefined || email === undefined || card === undefined) return;
  const free = await findFreeDevices(session, devices.free ?? []);
  const context: WriteContext = {
    session,
    customerId: id,
    email,
    token,
    card,
    writes,
    plans: { gps: await planIds(session, "gps"), obd: await planIds(session, "obd") },
    takeDevice: () => free.shift(),
    activated: new Map(),
  };
  const device = await checkRegistration(context);
  if (device) {
    const winner = await checkRegistrationsAtOnce(context);
    await checkRegisterCharge(context);
    await checkPartial(context);
    await checkNewCustomer(context);
    await checkSettings(context, device);
    await checkPlan(context, device);
    await checkDormant(context, winner);
    await checkCancellation(context, device.imei);
  } else skipRegistration(session, devices.free?.length ?? 0);
  await checkReactivation(context);
  await checkPacks(context);
  await checkCard(context);
  await cleanUp(context);
}

function skipRegistration({ results }: Session, count: number): void {
  const reason = count === 0 ? "the scenario has no devices.free" : "no device was registered";
  results.skip(registrationChecks["second-registration"], null, reason);
  results.skip(registrationReadBacks["read-back-registration"], null, reason);
}
