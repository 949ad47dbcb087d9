import { fieldsOf, textOf } from "../reads/body.ts";
import { titleOf, type Session } from "../session.ts";
import {
  isFree,
  eventually,
  readJson,
  skipMissing,
  type WriteContext,
  type FreeDevice,
} from "./write-context.ts";
import { payloadFor } from "./registration-payload.ts";
import { expectAccepted, expectRefused, sendWrite } from "./send-write.ts";

const REGISTER_CALL = titleOf("register");

/** How often a device is read after a registration without a reply: for 150 seconds. */
const MAX_LATE_READS = 75;

/** Registers a device twice. @returns the device if the first registration was accepted */
export async function checkRegistration(context: WriteContext): Promise<FreeDevice | undefined> {
  const { session, card } = context;
  const { results } = session;
  let device = context.takeDevice();
  if (device && !(await checkDeclined(context, device))) device = context.takeDevice();
  if (!device) return undefined;
  const { imei } = device;
  const payload = payloadFor(context, [device], card);
  const first = await sendWrite(session, "register", (client) =>
    client.registration.register(payload),
  );
  const isAccepted = expectAccepted(session, first);
  if (first.exchange.status === 0) await checkLateCommit(session, imei);
  else results.skip("late-commit", REGISTER_CALL, "only checked if a registration has no reply");
  if (!isAccepted) return undefined;
  context.activated.set(imei, first.result?.subscription[0]?.imei_iccid ?? null);

  const isTaken = await eventually(session, async () => !(await isFree(session, imei)));
  results.record(
    "read-back-registration",
    REGISTER_CALL,
    isTaken ? [] : ["the IMEI is still free"],
  );
  if (session.offers("loadDeviceSettings"))
    await checkToken(session, device, first.result?.token ?? null);

  const second = await sendWrite(session, "register", (client) =>
    client.registration.register(payload),
  );
  expectRefused(session, second, "a second registration", "second-registration");
  results.note("a second registration", `refused with ${second.exchange.status}`);
  const charge = await sendWrite(session, "registerCharge", (client) =>
    client.registration.registerCharge(payload),
  );
  expectRefused(session, charge, "a second registration", "second-registration");
  return device;
}

/** Registers a device with a declined card. @returns true if the device is still free */
async function checkDeclined(
  context: WriteContext,
  { imei, ...rest }: FreeDevice,
): Promise<boolean> {
  const { session, writes, activated } = context;
  const { declinedCard } = writes;
  if (!declinedCard) {
    skipMissing(session, ["declined-card"], "writes.declinedCard");
    return true;
  }
  const payload = payloadFor(context, [{ imei, ...rest }], declinedCard);
  const declined = await sendWrite(session, "register", (client) =>
    client.registration.register(payload),
  );
  const isRefused = expectRefused(session, declined, "a declined card", "declined-card");
  const isStillFree = await isFree(session, imei);
  if (isRefused)
    session.results.record(
      "declined-card",
      REGISTER_CALL,
      isStillFree ? [] : ["the IMEI is in use"],
    );
  if (!isStillFree) activated.set(imei, null);
  return isStillFree;
}

/** Checks that a registration without a reply is not carried out later. */
async function checkLateCommit(session: Session, imei: string): Promise<void> {
  if (!(await isFree(session, imei))) return;
  const isLate = await eventually(
    session,
    async () => !(await isFree(session, imei)),
    MAX_LATE_READS,
  );
  const problems = isLate
    ? ["the device was free when the connection closed and in use later"]
    : [];
  session.results.record("late-commit", REGISTER_CALL, problems);
}

async function checkToken(session: Session, device: FreeDevice, token: string | null) {
  const { imei, category } = device;
  if (token === null) {
    session.results.record("registration-token", REGISTER_CALL, ["the reply has no token"]);
    return;
  }
  const query = { category: category === "gps" ? "gps" : "obd" };
  const reply = await readJson(session, {
    call: "loadDeviceSettings",
    params: { imei },
    query,
    token,
  });
  const { settings } = fieldsOf(fieldsOf(reply).data);
  const hasAccess = textOf(fieldsOf(settings).imei) === imei;
  session.results.record(
    "registration-token",
    REGISTER_CALL,
    hasAccess ? [] : ["the token gives no access to the settings"],
  );
}
