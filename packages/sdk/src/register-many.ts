import type { Client } from "./client.ts";
import { isWaypostError } from "./errors.ts";
import { withTimeout } from "./platform.ts";
import type { SignalLike } from "./platform.ts";
import { createImeiChecks } from "./register-many-checks.ts";
import { createReports } from "./register-many-reports.ts";
import type { DeviceReport } from "./register-many-reports.ts";
import type { RegistrationDevice } from "./registration-devices.ts";
import type {
  NewCardRegistration,
  NewCustomerRegistration,
  RegistrationPayload,
  SavedCardRegistration,
} from "./registration-payloads.ts";

export type { DeviceReport } from "./register-many-reports.ts";

type Many<Payload> = Omit<Payload, "devices"> & {
  /** Any number of devices, each with an IMEI of its own. */
  readonly devices: readonly RegistrationDevice[];
};

/** A registration of any number of devices. */
export type RegistrationOfMany =
  | Many<NewCustomerRegistration>
  | Many<SavedCardRegistration>
  | Many<NewCardRegistration>;

/** Options of `registerMany`. To resume a run after a crash, `save` its reports. */
export interface RegisterManyOptions {
  /** The reports of an earlier run, to go on where it ended. */
  readonly previous?: readonly DeviceReport[];
  /**
   * Stores the reports. It is called, and awaited, before every request that pays and after its
   * result, so that a run can be resumed after a crash. Nothing more is sent after it fails.
   */
  readonly save?: (reports: readonly DeviceReport[]) => void | Promise<void>;
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
 * it never sends a device twice in one run. It pauses when the server asks for it.
 *
 * It ends early when a request is refused as a whole or cannot be sent, because the next one would
 * fare no better: a declined card should not be tried again and again.
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
  const { registration } = client;
  const isAborted = () => signal?.aborted ?? false;

  /** Sends one request. @returns whether another one makes sense */
  async function register(devices: readonly RegistrationDevice[]): Promise<boolean> {
    const imeis = devices.map(({ imei }) => imei);
    await reports.sending(imeis);
    const body = payloadFor(payload, devices, reports.hasRegistered());
    try {
      const result = await checks.patiently(() =>
        charge
          ? registration.registerCharge(body, { signal })
          : registration.register(body, { signal }),
      );
      for (const row of result.subscription) {
        if (row.imei_no) reports.set(row.imei_no, { status: "registered", subscription: row });
      }
      for (const imei of result.failedDevices.filter((each) => reports.isSending(each))) {
        reports.set(imei, { status: "refused", message: result.error });
      }
      await checks.readBack(imeis.filter(reports.isSending));
      return true;
    } catch (error) {
      if (!isWaypostError(error)) throw error;
      if (error.kind === "unknown-outcome") {
        await checks.readBack(imeis);
        return canGoOn();
      }
      const status = /rejected|http/.test(error.kind) ? "refused" : "not-sent";
      for (const imei of imeis) reports.set(imei, { status, message: error.displayMessage });
      return false;
    } finally {
      await reports.save();
    }
  }

  /** A new customer must not be sent again while an earlier request may still be carried out. */
  const canGoOn = () =>
    !("password" in payload) || reports.hasRegistered() || reports.unresolved().length === 0;

  await checks.readBack(reports.unresolved());
  reports.releaseFree(client.writeTimeout + 60_000);
  await reports.save();
  const queue = payload.devices.filter(({ imei }) => reports.isWaiting(imei));
  let goesOn = canGoOn();
  while (goesOn && queue.length > 0 && !isAborted()) {
    const devices = await checks.takeFree(queue);
    goesOn = devices !== undefined && (devices.length === 0 || (await register(devices)));
  }
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
