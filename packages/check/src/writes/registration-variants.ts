import { fieldsOf, messageOf } from "../reads/body.ts";
import { titleOf } from "../session.ts";
import { findFreeDevices, readJson, skipMissing, type WriteContext } from "./write-context.ts";
import { cancel } from "./cancellation.ts";
import { newCustomerPayload, payloadFor } from "./registration-payload.ts";
import { expectAccepted, sendWrite } from "./send-write.ts";

const REGISTER_CALL = titleOf("register");

const ANOTHER_FREE_DEVICE = "further free device";

/** Sends two registrations of a device at once. @returns the IMEI if one was accepted */
export async function checkRegistrationsAtOnce(context: WriteContext): Promise<string | undefined> {
  const { session, card } = context;
  const device = context.takeDevice();
  if (!device) {
    skipMissing(session, ["registrations-at-once"], ANOTHER_FREE_DEVICE);
    return undefined;
  }
  const payload = payloadFor(context, [device], card);
  const results = await Promise.all(
    [1, 2].map(() =>
      sendWrite(session, "register", (client) => client.registration.register(payload)),
    ),
  );
  const accepted = results.filter(({ outcome }) => outcome === "accepted");
  const problems = accepted.length === 1 ? [] : [`${accepted.length} of 2 were accepted`];
  session.results.record("registrations-at-once", REGISTER_CALL, problems);
  const replies = results.map(({ exchange, outcome }) => `${exchange.status} (${outcome})`);
  session.results.note("two registrations at once", replies.toSorted().join(" and "));
  const [winner] = accepted;
  if (!winner) return undefined;
  context.activated.set(device.imei, winner.result?.subscription[0]?.imei_iccid ?? null);
  return device.imei;
}

/** Checks the endpoint for pages whose address contains “charge”. */
export async function checkRegisterCharge(context: WriteContext): Promise<void> {
  const { session, card, activated } = context;
  const device = context.takeDevice();
  const call = "registerCharge";
  if (!device) {
    session.results.skip(
      "write-accepted",
      titleOf(call),
      `the scenario has no ${ANOTHER_FREE_DEVICE}`,
    );
    return;
  }
  const payload = payloadFor(context, [device], card);
  const written = await sendWrite(session, call, (client) =>
    client.registration.registerCharge(payload),
  );
  if (expectAccepted(session, written)) activated.set(device.imei, null);
}

/** Checks a partial registration: one device is charged, the other one fails. */
export async function checkPartial(context: WriteContext): Promise<void> {
  const { session, card, activated } = context;
  const { failing } = session.scenario.devices ?? {};
  const checks = ["partial-registration"] as const;
  if (failing === undefined) return skipMissing(session, checks, "devices.failing");
  const device = context.takeDevice();
  if (!device) return skipMissing(session, checks, ANOTHER_FREE_DEVICE);
  const [other] = await findFreeDevices(session, [failing]);
  if (!other) return skipMissing(session, checks, "devices.failing that passes the IMEI check");
  const payload = payloadFor(context, [device, other], card);
  const written = await sendWrite(session, "register", (client) =>
    client.registration.register(payload),
  );
  if (!expectAccepted(session, written)) return;
  activated.set(device.imei, null);
  const { subscription = [], failedDevices = [] } = written.result ?? {};
  const charged = subscription.map(({ imei_no }) => imei_no);
  session.results.record(checks[0], REGISTER_CALL, [
    ...(charged.join() === device.imei ? [] : ["subscription does not list the charged device"]),
    ...(failedDevices.includes(failing) ? [] : ["error does not name the failed device"]),
  ]);
}

/** Checks the registration of a customer without an account. */
export async function checkNewCustomer(context: WriteContext): Promise<void> {
  const { session, writes } = context;
  const { newCustomer } = writes;
  if (!newCustomer) return skipMissing(session, ["new-account"], "writes.newCustomer");
  const device = context.takeDevice();
  if (!device) return skipMissing(session, ["new-account"], ANOTHER_FREE_DEVICE);
  const payload = newCustomerPayload(context, device, newCustomer);
  const written = await sendWrite(session, "register", (client) =>
    client.registration.register(payload),
  );
  if (!expectAccepted(session, written)) return;
  const { email } = payload;
  const reply = await readJson(session, { call: "checkEmail", params: { email } });
  const isKnown = messageOf(fieldsOf(reply)) === "User Already Exist";
  session.results.record("new-account", REGISTER_CALL, isKnown ? [] : ["the address is not known"]);
  await cancel(context, device.imei, email);
}
