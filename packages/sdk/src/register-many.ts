import type { RegistrationDevice } from "./generated/schema.ts";
import type { Client } from "./client.ts";
import { isWaypostError } from "./errors.ts";
import { failedDevices } from "./outcome.ts";
import { withTimeout } from "./platform.ts";
import type { SignalLike } from "./platform.ts";
import { createImeiChecks } from "./register-many-checks.ts";
import type { DeviceOfMany } from "./register-many-checks.ts";
import { createReports, errorFields } from "./register-many-reports.ts";
import type { DeviceReport, SaveReports } from "./register-many-reports.ts";
import type {
  NewCardRegistration,
  NewCustomerRegistration,
  RegistrationPayload,
  SavedCardRegistration,
} from "./registration-payloads.ts";

export type { DeviceReport, SaveReports } from "./register-many-reports.ts";

/** What the API accepts in one registration. */
const DEVICES_PER_REQUEST = 4;

type Many<Payload> = Omit<Payload, "devices"> & {
  /**
   * Any number of devices, each with an IMEI of its own. `device_model` may be left out: the check
   * of the IMEI tells it, and what it tells is sent.
   */
  readonly devices: readonly DeviceOfMany[];
};

/** A registration of any number of devices. */
export type RegistrationOfMany =
  | Many<NewCustomerRegistration>
  | Many<SavedCardRegistration>
  | Many<NewCardRegistration>;

/** Options of `registerMany`. To resume a run after a crash, `save` its reports. */
export interface RegisterManyOptions {
  /**
   * The reports of an earlier run, to go on where it ended. Of several about one device the last
   * counts.
   */
  readonly previous?: readonly DeviceReport[];
  /**
   * Stores the reports. It is called, and awaited, before every request that pays and after its
   * result, so that a run can be resumed after a crash. `changed` are those that differ from the
   * last call: appending them to a file costs the same however many devices there are. Nothing more
   * is sent after it fails.
   */
  readonly save?: SaveReports;
  /** True uses the charge endpoint. Default false. */
  readonly charge?: boolean;
  /** Ends the run. The reports tell how far it came. */
  readonly signal?: SignalLike;
  /** Used instead of a real delay, for tests. */
  readonly wait?: (milliseconds: number, signal: SignalLike | undefined) => Promise<unknown>;
}

/**
 * Registers any number of devices, four in one request, one request after the other. It checks each
 * IMEI before it is sent and reads back what became of it when the outcome of a request is unknown;
 * it never sends a device twice in one run, unless the server refused its request because of
 * another device. It pauses for up to five minutes when the server asks for it.
 *
 * A device that cannot be checked is reported, and the others go on. The run ends early when a
 * request is refused as a whole or cannot be sent, or when four checks in a row get no answer,
 * because the next one would fare no better: a declined card should not be tried again and again.
 * Run it again with the reports as `previous`, and with another card if need be. What failed in an
 * earlier run comes last, each device in a request of its own, so that it holds up no other.
 *
 * @returns a report for each device, in the order of the payload
 * @throws RangeError when an IMEI is there twice; what `save` throws
 */
export async function registerMany(
  client: Client,
  payload: RegistrationOfMany,
  options: RegisterManyOptions = {},
): Promise<DeviceReport[]> {
  const { signal, charge = false, previous, save, wait = withTimeout } = options;
  const reports = createReports(payload.devices, { previous, save });
  const checks = createImeiChecks({ client, reports, signal, wait });
  const isAborted = () => signal?.aborted ?? false;
  const byImei = new Map(payload.devices.map((device) => [device.imei, device]));
  const method = charge ? "registerCharge" : "register";

  /** Sends one request. @returns the devices that may be sent again, or undefined to end the run */
  async function register(
    devices: readonly RegistrationDevice[],
  ): Promise<readonly RegistrationDevice[] | undefined> {
    const imeis = devices.map(({ imei }) => imei);
    await reports.sending(imeis);
    const body = payloadFor(payload, devices, reports.hasRegistered());
    try {
      const result = await checks.patiently(() => client.registration[method](body, { signal }));
      for (const row of result.subscription) {
        if (row.imei_no) reports.setRegistered(row.imei_no, row);
      }
      for (const imei of result.failedDevices.filter((each) => reports.isSending(each))) {
        reports.setRefused(imei, result.message ?? result.error);
      }
      await checks.readBack(imeis.filter(reports.isSending));
      return [];
    } catch (error) {
      if (!isWaypostError(error)) throw error;
      for (const imei of imeis) reports.set(imei, errorFields(error));
      if (error.kind === "unknown-outcome") {
        await checks.readBack(imeis);
        return canGoOn() ? [] : undefined;
      }
      const isRefusal = error.kind === "rejected" || error.kind === "http";
      const named = isRefusal ? failedDevices(error.serverError) : [];
      const whole = isRefusal ? "request-refused" : "not-sent";
      for (const imei of imeis)
        reports.set(imei, { status: named.includes(imei) ? "refused" : whole });
      const others = devices.filter(({ imei }) => !named.includes(imei));
      return others.length < devices.length ? others : undefined;
    } finally {
      await reports.save();
    }
  }

  /** A new customer must not be sent again while an earlier request may still be carried out. */
  const canGoOn = () =>
    !("password" in payload) || reports.hasRegistered() || reports.unresolved().length === 0;

  /** Sends the devices with these IMEIs. @returns whether another request makes sense */
  async function registerAll(imeis: readonly string[], perRequest: number): Promise<boolean> {
    const queue = imeis.flatMap((imei) => byImei.get(imei) ?? []);
    while (queue.length > 0 && !isAborted()) {
      const devices = await checks.takeFree(queue, perRequest);
      const again = devices && (devices.length > 0 ? await register(devices) : []);
      if (!again) return false;
      queue.unshift(...again);
    }
    return true;
  }

  await checks.readBack(reports.unresolved());
  reports.releaseFree(client.writeTimeout + 60_000);
  await reports.save();
  if (canGoOn() && (await registerAll(reports.waiting(false), DEVICES_PER_REQUEST)))
    await registerAll(reports.waiting(true), 1);
  await reports.save();
  return reports.list();
}

/** A customer who was registered with the first devices is a known one from then on. */
function payloadFor(
  payload: RegistrationOfMany,
  devices: readonly RegistrationDevice[],
  isKnown: boolean,
): RegistrationPayload {
  if (!("password" in payload) || !isKnown) return { ...payload, devices } as RegistrationPayload;
  const { email, language, uom, credit_card } = payload;
  return { email, language, uom, credit_card, devices } as RegistrationPayload;
}
