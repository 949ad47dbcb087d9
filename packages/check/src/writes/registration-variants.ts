import type { NewCustomerRegistration } from "@waypost/sdk";
import { checks } from "../check.ts";
import { fieldIs, fieldsOf } from "../reads/body.ts";
import { EMAIL_KNOWN } from "../reads/devices.ts";
import { titleOf } from "../session.ts";
import { cancel } from "./cancellation.ts";
import { payloadFor, register, registerCharge } from "./registration.ts";
import { expectAccepted, sendTwice, writeChecks } from "./send-write.ts";
import { findFreeDevices, readJson, skipMissing, type WriteContext } from "./write-context.ts";

export const variantChecks = checks({
  "registrations-at-once": {
    severity: "critical",
    rule: "If two registrations of an IMEI arrive at once, exactly one is carried out.",
    impact: "A registration that is sent twice is charged twice.",
    fix: "Check that the IMEI is free within the transaction of the charge, with a lock or a constraint.",
  },
  "partial-registration": {
    severity: "critical",
    rule: "The reply to a partial registration lists the charged devices and names the others in `error`.",
    impact: "The page does not show which devices were paid.",
    fix: "Send `subscription` with the charged devices, and `error` with the other IMEIs, separated by “|”.",
  },
  "new-account": {
    severity: "major",
    rule: "The e-mail check finds a new customer after the registration.",
    impact: "The customer is asked to open a second account.",
    fix: "Store the account in the transaction of the registration.",
  },
});

const REGISTER_CALL = titleOf("register");

const ANOTHER_FREE_DEVICE = "further free device";

/** Sends two registrations of a device at once. @returns the IMEI if one was accepted */
export async function checkRegistrationsAtOnce(context: WriteContext): Promise<string | undefined> {
  const { session, activated } = context;
  const device = context.takeDevice();
  const check = variantChecks["registrations-at-once"];
  if (!device) {
    skipMissing(session, [check], ANOTHER_FREE_DEVICE);
    return undefined;
  }
  const payload = payloadFor(context, [device]);
  const both = await sendTwice(session, check, () => register(context, payload));
  const replies = both.map(({ exchange, outcome }) => `${exchange.status} (${outcome})`);
  session.results.note("two registrations at once", replies.toSorted().join(" and "));
  const winner = both.find(({ outcome }) => outcome === "accepted");
  if (!winner) return undefined;
  activated.set(device.imei, winner.result?.subscription[0]?.imei_iccid ?? null);
  return device.imei;
}

/** Checks the endpoint for pages whose address contains “charge”. */
export async function checkRegisterCharge(context: WriteContext): Promise<void> {
  const { session, activated } = context;
  const device = context.takeDevice();
  if (device) {
    const written = await registerCharge(context, payloadFor(context, [device]));
    if (expectAccepted(session, written)) activated.set(device.imei, null);
  } else {
    const reason = `the scenario has no ${ANOTHER_FREE_DEVICE}`;
    session.results.skip(writeChecks["write-accepted"], titleOf("registerCharge"), reason);
  }
}

/** Checks a partial registration: one device is charged, the other one fails. */
export async function checkPartial(context: WriteContext): Promise<void> {
  const { session, activated } = context;
  const { failing } = session.scenario.devices ?? {};
  const check = variantChecks["partial-registration"];
  if (failing === undefined) return skipMissing(session, [check], "devices.failing");
  const device = context.takeDevice();
  if (!device) return skipMissing(session, [check], ANOTHER_FREE_DEVICE);
  const [other] = await findFreeDevices(session, [failing]);
  if (!other) return skipMissing(session, [check], "devices.failing that passes the IMEI check");
  const written = await register(context, payloadFor(context, [device, other]));
  if (!expectAccepted(session, written)) return;
  activated.set(device.imei, null);
  const { subscription = [], failedDevices = [] } = written.result ?? {};
  const charged = subscription.map(({ imei_no }) => imei_no);
  session.results.record(check, REGISTER_CALL, [
    ...(charged.join() === device.imei
      ? []
      : [`${fieldIs("subscription[].imei_no", charged)}, not ${device.imei}`]),
    ...(failedDevices.includes(failing)
      ? []
      : [`${fieldIs("error", written.result?.error)}, without ${failing}`]),
  ]);
}

/** Checks the registration of a customer without an account. */
export async function checkNewCustomer(context: WriteContext): Promise<void> {
  const { session, writes } = context;
  const { newCustomer } = writes;
  const check = variantChecks["new-account"];
  if (!newCustomer) return skipMissing(session, [check], "writes.newCustomer");
  const device = context.takeDevice();
  if (!device) return skipMissing(session, [check], ANOTHER_FREE_DEVICE);
  // `{time}` makes the e-mail address unique.
  const time = String(session.clock.date().getTime());
  const email = newCustomer.email?.replaceAll("{time}", time) ?? "";
  const account = { ...newCustomer, comfirm_email: email, ...payloadFor(context, [device]), email };
  // The account may be incomplete. Then the server has to refuse it.
  const written = await register(context, account as unknown as NewCustomerRegistration);
  if (!expectAccepted(session, written)) return;
  const reply = await readJson(session, { call: "checkEmail", params: { email } });
  const { message } = fieldsOf(reply);
  const problem = `${fieldIs("message", message)} in the reply to ${titleOf("checkEmail")}, not “${EMAIL_KNOWN}”`;
  session.results.require(check, REGISTER_CALL, message === EMAIL_KNOWN, problem);
  await cancel(context, device.imei, email);
}
