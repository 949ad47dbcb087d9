import { fieldsOf, textOf } from "../reads/body.ts";
import { titleOf, type Session } from "../session.ts";
import { isFree, isShown, look, skipAll, type Bench, type FreeDevice } from "./bench.ts";
import { payloadFor } from "./registration-payload.ts";
import { mustBeAccepted, mustBeRefused, write } from "./write.ts";

const REGISTER = titleOf("register");

/** How often a device is looked up after a registration without a reply: for 150 seconds. */
const LATE_LOOKS = 75;

/** Registers a device, and tries it again. @returns the device, if it is in use now */
export async function checkRegistration(bench: Bench): Promise<FreeDevice | undefined> {
  const { session, card } = bench;
  const { results } = session;
  let device = bench.take();
  if (device && !(await checkDeclined(bench, device))) device = bench.take();
  if (!device) return undefined;
  const { imei } = device;
  const payload = payloadFor(bench, [device], card);
  const first = await write(session, "register", (client) => client.registration.register(payload));
  const isAccepted = mustBeAccepted(session, first);
  if (first.exchange.status === 0) await watchLate(session, imei);
  else results.skip("late-commit", REGISTER, "the registration was answered, and so was not late");
  if (!isAccepted) return undefined;
  bench.inUse.set(imei, first.result?.subscription[0]?.imei_iccid ?? null);

  const isTaken = await isShown(session, async () => !(await isFree(session, imei)));
  results.judge("read-back-registration", REGISTER, isTaken ? [] : ["the IMEI is still free"]);
  await checkToken(session, device, first.result?.token ?? null);

  const again = await write(session, "register", (client) => client.registration.register(payload));
  mustBeRefused(session, again, "a second registration", "second-registration");
  results.note("a second registration", `refused with ${again.exchange.status}`);
  const charge = await write(session, "registerCharge", (client) =>
    client.registration.registerCharge(payload),
  );
  mustBeRefused(session, charge, "a second registration", "second-registration");
  return device;
}

/** Whether the device is still free after a card was declined. */
async function checkDeclined(bench: Bench, { imei, ...rest }: FreeDevice): Promise<boolean> {
  const { session, writes, inUse } = bench;
  const { declinedCard } = writes;
  if (!declinedCard) {
    skipAll(session, ["declined-card"], "writes.declinedCard");
    return true;
  }
  const payload = payloadFor(bench, [{ imei, ...rest }], declinedCard);
  const declined = await write(session, "register", (client) =>
    client.registration.register(payload),
  );
  const isRefused = mustBeRefused(session, declined, "a card that is declined", "declined-card");
  const isStillFree = await isFree(session, imei);
  if (isRefused)
    session.results.judge("declined-card", REGISTER, isStillFree ? [] : ["the IMEI is in use"]);
  if (!isStillFree) inUse.set(imei, null);
  return isStillFree;
}

/** A registration without a reply: is it carried out later? */
async function watchLate(session: Session, imei: string): Promise<void> {
  if (!(await isFree(session, imei))) return;
  const isLate = await isShown(session, async () => !(await isFree(session, imei)), LATE_LOOKS);
  const problems = isLate ? ["free after the connection was closed, and in use later"] : [];
  session.results.judge("late-commit", REGISTER, problems);
}

async function checkToken(session: Session, device: FreeDevice, token: string | null) {
  const { imei, category } = device;
  if (token === null) {
    session.results.judge("registration-token", REGISTER, ["the reply has no token"]);
    return;
  }
  const query = { category: category === "gps" ? "gps" : "obd" };
  const reply = await look(session, { call: "loadDeviceSettings", params: { imei }, query, token });
  const { settings } = fieldsOf(fieldsOf(reply).data);
  const isOpen = textOf(fieldsOf(settings).imei) === imei;
  session.results.judge("registration-token", REGISTER, isOpen ? [] : ["the settings are refused"]);
}
