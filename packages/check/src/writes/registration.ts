import type {
  NewCardRegistration,
  NewCustomerRegistration,
  RegistrationDevices,
  RegistrationResult,
} from "@waypost/sdk";
import { checks } from "../check.ts";
import { fieldsOf, jsonOf, quoted, textOf } from "../reads/body.ts";
import { IMEI_VALID } from "../reads/devices.ts";
import type { TestCard } from "../scenario.ts";
import { titleOf, type Session } from "../session.ts";
import {
  expectAccepted,
  expectRefused,
  sendWrite,
  writeChecks,
  type WriteResult,
} from "./send-write.ts";
import {
  eventually,
  isFree,
  plansFor,
  readBack,
  skipMissing,
  stillFree,
  type FreeDevice,
  type WriteContext,
} from "./write-context.ts";

export const registrationChecks = checks({
  "second-registration": {
    severity: "critical",
    rule: "A second registration of an IMEI is refused.",
    impact: "A registration that is sent twice is charged twice.",
    fix: "Refuse an IMEI in use within the transaction of the charge.",
  },
  "registration-token": {
    severity: "major",
    rule: "The token in a registration's reply gives access to the device's settings.",
    impact: "The device cannot be set up after the registration.",
    fix: "Send a token for the customer that is valid immediately.",
  },
  "late-commit": {
    severity: "critical",
    rule: "A request without a reply is carried out at once or not at all.",
    impact: "The first attempt is carried out after the customer has tried again.",
    fix: "Stop processing a request at most 150 seconds after its client has disconnected.",
  },
});

export const registrationReadBacks = checks({
  "read-back-registration": {
    severity: "critical",
    rule: "A device that was just registered is reported as in use.",
    impact:
      "After a lost reply, the page reports that nothing happened and the customer pays again.",
    fix: "Let the IMEI check read from the database that the registration writes to, not from a copy.",
  },
});

const REGISTER_CALL = titleOf("register");

/** How often a device is read after a registration without a reply: for 150 seconds. */
const MAX_LATE_READS = 75;

/** Returns a registration of these devices for the scenario's customer. */
export const payloadFor = (
  context: WriteContext,
  devices: readonly FreeDevice[],
  credit_card: TestCard = context.card,
): NewCardRegistration => ({
  email: context.email,
  language: "English",
  devices: devices.map(({ imei, model, category }) => ({
    imei,
    device_name: "waypost-check",
    device_model: model,
    device_plan: plansFor(context, category)[0] ?? "",
  })) as unknown as RegistrationDevices,
  uom: "KMH",
  credit_card,
});

export const register = (
  { session }: WriteContext,
  payload: NewCardRegistration | NewCustomerRegistration,
) => sendWrite(session, "register", (client) => client.registration.register(payload));

export const registerCharge = ({ session }: WriteContext, payload: NewCardRegistration) =>
  sendWrite(session, "registerCharge", (client) => client.registration.registerCharge(payload));

/** Registers a device twice. @returns the device if the first registration was accepted */
export async function checkRegistration(context: WriteContext): Promise<FreeDevice | undefined> {
  const { session } = context;
  const { results } = session;
  let device = context.takeDevice();
  if (device && !(await checkDeclined(context, device))) device = context.takeDevice();
  if (!device) return undefined;
  const { imei } = device;
  const payload = payloadFor(context, [device]);
  const first = await register(context, payload);
  const isAccepted = expectAccepted(session, first);
  if (first.exchange.status === 0) await checkLateCommit(session, imei);
  else
    results.skip(
      registrationChecks["late-commit"],
      REGISTER_CALL,
      "only checked if a registration has no reply",
    );
  if (!isAccepted) return undefined;
  context.activated.set(imei, first.result?.subscription[0]?.imei_iccid ?? null);

  noteReceipt(session, first);
  await readBack(session, [registrationReadBacks["read-back-registration"], "register"], () =>
    stillFree(session, imei),
  );
  if (session.offers("loadDeviceSettings"))
    await checkToken(session, device, first.result?.token ?? null);

  const second = await register(context, payload);
  expectRefused(
    session,
    second,
    "a second registration",
    registrationChecks["second-registration"],
  );
  results.note("a second registration", `refused with ${second.exchange.status}`);
  const charge = await registerCharge(context, payload);
  expectRefused(
    session,
    charge,
    "a second registration",
    registrationChecks["second-registration"],
  );
  return device;
}

/** The fields of the reply that the receipt takes from the order or the price list. */
const FROM_THE_ORDER = new Set(["email", "device_name", "activated_plan_description"]);

/** Notes the fields that the reply leaves out and the receipt shows. */
function noteReceipt({ results }: Session, { result }: WriteResult<RegistrationResult>): void {
  const [subscription] = result?.subscription ?? [];
  const missing = Object.entries({ details: result?.details, "subscription[]": subscription })
    .flatMap(([part, fields]) => Object.entries(fields ?? {}).map((entry) => [part, ...entry]))
    .filter(([, name, value]) => value === null && !FROM_THE_ORDER.has(name))
    .map(([part, name]) => `${part}.${name}`);
  if (missing.length > 0)
    results.note(
      REGISTER_CALL,
      `the receipt shows a dash, because these are missing: ${missing.join(", ")}`,
    );
}

/** Registers a device with a declined card. @returns true if the device is still free */
async function checkDeclined(
  context: WriteContext,
  { imei, ...rest }: FreeDevice,
): Promise<boolean> {
  const { session, writes, activated } = context;
  const { declinedCard } = writes;
  const check = writeChecks["declined-card"];
  if (!declinedCard) {
    skipMissing(session, [check], "writes.declinedCard");
    return true;
  }
  const payload = payloadFor(context, [{ imei, ...rest }], declinedCard);
  const declined = await register(context, payload);
  const isRefused = expectRefused(session, declined, "a declined card", check);
  const isStillFree = await isFree(session, imei);
  if (isRefused)
    session.results.require(
      check,
      REGISTER_CALL,
      isStillFree,
      `message is no longer “${IMEI_VALID}”`,
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
  const problem = `message was “${IMEI_VALID}” when the connection closed, and another one later`;
  session.results.require(registrationChecks["late-commit"], REGISTER_CALL, !isLate, problem);
}

async function checkToken(session: Session, { imei, category }: FreeDevice, token: string | null) {
  const { require } = session.results;
  const check = registrationChecks["registration-token"];
  if (token === null) return require(check, REGISTER_CALL, false, "token is missing");
  const query = { category: category === "gps" ? "gps" : "obd" };
  const request = { call: "loadDeviceSettings", params: { imei }, query, token } as const;
  const exchange = await session.send(request);
  const { settings } = fieldsOf(fieldsOf(jsonOf(exchange)).data);
  const hasAccess = textOf(fieldsOf(settings).imei) === imei;
  const problem = `${titleOf("loadDeviceSettings")} with the token is answered with ${exchange.status}${quoted(exchange)}`;
  require(check, REGISTER_CALL, hasAccess, problem);
}
