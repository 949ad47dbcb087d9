import { failedDevices } from "@waypost/sdk/pure";
import { fieldsOf, messageOf } from "../reads/body.ts";
import { titleOf } from "../session.ts";
import { freeAmong, look, skipAll, type Bench } from "./bench.ts";
import { cancel } from "./cancellation.ts";
import { newCustomerPayload, payloadFor } from "./registration-payload.ts";
import { mustBeAccepted, write } from "./write.ts";

const REGISTER = titleOf("register");

const FURTHER = "further device that is free";

/** Two registrations of one device at the same moment. @returns the IMEI, if one of them won */
export async function checkRegistrationsAtOnce(bench: Bench): Promise<string | undefined> {
  const { session, card } = bench;
  const device = bench.take();
  if (!device) {
    skipAll(session, ["registrations-at-once"], FURTHER);
    return undefined;
  }
  const payload = payloadFor(bench, [device], card);
  const both = await Promise.all(
    [1, 2].map(() => write(session, "register", (client) => client.registration.register(payload))),
  );
  const accepted = both.filter(({ outcome }) => outcome === "accepted");
  const problems = accepted.length === 1 ? [] : [`${accepted.length} of 2 were accepted`];
  session.results.judge("registrations-at-once", REGISTER, problems);
  const told = both.map(({ exchange, outcome }) => `${exchange.status} (${outcome})`);
  session.results.note("two registrations at once", told.toSorted().join(" and "));
  const [winner] = accepted;
  if (!winner) return undefined;
  bench.inUse.set(device.imei, winner.result?.subscription[0]?.imei_iccid ?? null);
  return device.imei;
}

/** The endpoint of pages whose address contains “charge”. */
export async function checkRegisterCharge(bench: Bench): Promise<void> {
  const { session, card, inUse } = bench;
  const device = bench.take();
  const call = "registerCharge";
  if (!device) {
    session.results.skip("write-accepted", titleOf(call), `the scenario has no ${FURTHER}`);
    return;
  }
  const payload = payloadFor(bench, [device], card);
  const written = await write(session, call, (client) =>
    client.registration.registerCharge(payload),
  );
  if (mustBeAccepted(session, written)) inUse.set(device.imei, null);
}

/** A registration in part: one device is charged, the other is not. */
export async function checkPartial(bench: Bench): Promise<void> {
  const { session, card, inUse } = bench;
  const { failing } = session.scenario.devices ?? {};
  const checks = ["partial-registration"] as const;
  if (failing === undefined) return skipAll(session, checks, "devices.failing");
  const device = bench.take();
  if (!device) return skipAll(session, checks, FURTHER);
  const [other] = await freeAmong(session, [failing]);
  if (!other) return skipAll(session, checks, "devices.failing that passes the IMEI check");
  const payload = payloadFor(bench, [device, other], card);
  const written = await write(session, "register", (client) =>
    client.registration.register(payload),
  );
  if (!mustBeAccepted(session, written)) return;
  inUse.set(device.imei, null);
  const { subscription = [], error = null } = written.result ?? {};
  const charged = subscription.map(({ imei_no }) => imei_no);
  session.results.judge(checks[0], REGISTER, [
    ...(charged.join() === device.imei ? [] : ["subscription does not list what was charged"]),
    ...(failedDevices(error).includes(failing) ? [] : ["error does not name the other device"]),
  ]);
}

/** The registration of somebody who has no account yet. */
export async function checkNewCustomer(bench: Bench): Promise<void> {
  const { session, writes } = bench;
  const { newCustomer } = writes;
  if (!newCustomer) return skipAll(session, ["new-account"], "writes.newCustomer");
  const device = bench.take();
  if (!device) return skipAll(session, ["new-account"], FURTHER);
  const payload = newCustomerPayload(bench, device, newCustomer);
  const written = await write(session, "register", (client) =>
    client.registration.register(payload),
  );
  if (!mustBeAccepted(session, written)) return;
  const { email } = payload;
  const reply = await look(session, { call: "checkEmail", params: { email } });
  const isKnown = messageOf(fieldsOf(reply)) === "User Already Exist";
  session.results.judge("new-account", REGISTER, isKnown ? [] : ["the address is not known"]);
  await cancel(bench, device.imei, email);
}
