import type { RegistrationDevice } from "./generated/schema.ts";
import type { Client } from "./client.ts";
import { isWaypostError, type HttpError, type WaypostError } from "./errors.ts";
import { failedDevices } from "./outcome.ts";
import { withTimeout, type SignalLike } from "./platform.ts";
import {
  createReports,
  errorFields,
  type DeviceReport,
  type SaveReports,
  type Reports,
} from "./register-many-reports.ts";
import type {
  NewCardRegistration,
  NewCustomerRegistration,
  RegistrationPayload,
  SavedCardRegistration,
} from "./registration-payloads.ts";
import type { ImeiCheck } from "./registration-results.ts";

export type { DeviceReport, SaveReports } from "./register-many-reports.ts";

/** The API's limit for one registration. */
const DEVICES_PER_REQUEST = 4;

type Many<Payload> = Omit<Payload, "devices"> & {
  /**
   * Any number of devices with different IMEIs. `device_model` may be omitted, because the model
   * that the IMEI check returns is sent.
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
   * The reports of an earlier run, to continue where it ended. If there are several for one device,
   * the last one counts.
   */
  readonly previous?: readonly DeviceReport[];
  /**
   * Stores the reports. It is called and awaited before every request that charges and after its
   * result, so that a run can be resumed after a crash. `changed` has only the reports that changed
   * since the last call: appending them to a file takes the same time for any number of devices. If
   * it fails, nothing more is sent.
   */
  readonly save?: SaveReports;
  /** True uses the charge endpoint. Default false. */
  readonly charge?: boolean;
  /** Ends the run. The reports show its progress. */
  readonly signal?: SignalLike;
  /** Used instead of a real delay, for tests. */
  readonly wait?: (milliseconds: number, signal: SignalLike | undefined) => Promise<unknown>;
}

/**
 * Registers any number of devices, four in one request, one request after the other. It checks each
 * IMEI before sending it, and again if the outcome of its request is unknown. It never sends a
 * device twice in one run, unless the server refused its request because of another device. If the
 * server asks for a pause, it waits for up to five minutes.
 *
 * A device that cannot be checked is reported, and the run continues with the others. The run ends
 * early if a request is refused as a whole or cannot be sent, because a declined card should not be
 * tried again and again. It also ends if four checks in a row get no answer. To resume, run it
 * again with the reports as `previous`, and with another card if needed. Devices that failed in an
 * earlier run come last, each in its own request, so that they delay no others.
 *
 * @returns a report for each device, in the order of the payload
 * @throws RangeError for a duplicate IMEI; any error that `save` throws
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
      const result = await checks.retryWhenLimited(() =>
        client.registration[method](body, { signal }),
      );
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
      const otherStatus = isRefusal ? "request-refused" : "not-sent";
      for (const imei of imeis)
        reports.set(imei, { status: named.includes(imei) ? "refused" : otherStatus });
      const others = devices.filter(({ imei }) => !named.includes(imei));
      return others.length < devices.length ? others : undefined;
    } finally {
      await reports.save();
    }
  }

  /**
   * False while an earlier request may still create the new customer: it must not be sent twice.
   */
  const canGoOn = () =>
    !("password" in payload) || reports.hasRegistered() || reports.unresolved().length === 0;

  /** Sends the devices with these IMEIs. @returns false if the run must end */
  async function registerAll(imeis: readonly string[], perRequest: number): Promise<boolean> {
    const queue = imeis.flatMap((imei) => byImei.get(imei) ?? []);
    while (queue.length > 0 && !isAborted()) {
      const devices = await checks.takeFree(queue, perRequest);
      const remaining = devices && (devices.length > 0 ? await register(devices) : []);
      if (!remaining) return false;
      queue.unshift(...remaining);
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

/** The payload of one request. A new customer is an existing one after the first registration. */
function payloadFor(
  payload: RegistrationOfMany,
  devices: readonly RegistrationDevice[],
  isKnown: boolean,
): RegistrationPayload {
  if (!("password" in payload) || !isKnown) return { ...payload, devices } as RegistrationPayload;
  const { email, language, uom, credit_card } = payload;
  return { email, language, uom, credit_card, devices } as RegistrationPayload;
}

/** A device. If it has no model, the IMEI check provides it. */
type DeviceOfMany = Omit<RegistrationDevice, "device_model"> &
  Partial<Pick<RegistrationDevice, "device_model">>;

/** The pauses of a caller that sends many requests. */
interface PauseOptions {
  readonly signal?: SignalLike | undefined;
  readonly wait?: RegisterManyOptions["wait"] | undefined;
}

/** Returns a function that sends a request again after the server refused it with status 429. */
function createPauses({ signal, wait = withTimeout }: PauseOptions) {
  return async <T>(send: () => Promise<T>): Promise<T> => {
    for (let pauses = 1; ; pauses += 1) {
      try {
        return await send();
      } catch (error) {
        if (!isTooMany(error)) throw error;
        const pause = 1000 * (error.retryAfter ?? 2 ** pauses);
        if (pauses > MAX_PAUSES || pause > MAX_PAUSE || (signal?.aborted ?? false)) throw error;
        await wait(pause, signal);
      }
    }
  };
}

/**
 * Returns a check of IMEIs for a caller that has many of them. If the server asks for a pause, it
 * waits for up to five minutes. It returns the result, or an error of the SDK, which it never throws.
 */
export function createImeiCheck(
  client: Client,
  { signal, wait }: PauseOptions = {},
): (imei: string) => Promise<ImeiCheck | WaypostError> {
  const retryWhenLimited = createPauses({ signal, wait });
  return (imei) =>
    retryWhenLimited(() => client.registration.checkImei(imei, { signal })).catch(
      (error: unknown) => {
        if (isWaypostError(error)) return error;
        throw error;
      },
    );
}

interface Parts {
  readonly client: Client;
  readonly reports: Reports;
  readonly signal: SignalLike | undefined;
  readonly wait: (milliseconds: number, signal: SignalLike | undefined) => Promise<unknown>;
}

const MAX_PAUSES = 5;
/** Milliseconds. A run that would have to pause longer ends, and reports when to resume it. */
const MAX_PAUSE = 5 * 60_000;
/** The run ends after this many checks in a row without an answer. */
const MAX_UNANSWERED = 4;
/** Milliseconds before each check of a device whose registration has an unknown outcome. */
const READ_BACK_DELAYS = [0, 2_000, 8_000];

const isTooMany = (error: unknown): error is HttpError =>
  isWaypostError(error, "http") && error.status === 429;

/** True if the failure says nothing about the device. */
const isUnanswered = (error: WaypostError): boolean =>
  error.kind === "http"
    ? [502, 503, 504].includes(error.status)
    : error.kind === "network" || error.kind === "timeout";

/** Creates the checks of IMEIs before and after their registration. */
function createImeiChecks({ client, reports, signal, wait }: Parts) {
  let unanswered = 0;
  const isAborted = () => signal?.aborted ?? false;
  const retryWhenLimited = createPauses({ signal, wait });
  const check = createImeiCheck(client, { signal, wait });

  /** Checks a device that was free before its registration, to determine the outcome. */
  async function readBackOne(imei: string): Promise<void> {
    for (const delay of READ_BACK_DELAYS) {
      if (delay > 0) await wait(delay, signal);
      const found = await check(imei);
      const isAnswered = "valid" in found;
      if (isAnswered && !found.valid && found.reason === "in-use") {
        reports.setRegistered(imei, null);
        return;
      }
      reports.setUnknown(imei, isAnswered && found.valid);
    }
  }

  return {
    retryWhenLimited,

    async readBack(imeis: readonly string[]): Promise<void> {
      await Promise.all(imeis.map(readBackOne));
    },

    /**
     * Takes free devices from the queue, up to the number that fits into one request, and fills in
     * their models. Devices that cannot be registered or checked are reported. Returns undefined if
     * the server answers no more checks. Then all devices wait for another run.
     */
    async takeFree(
      queue: DeviceOfMany[],
      atMost: number,
    ): Promise<RegistrationDevice[] | undefined> {
      const free: RegistrationDevice[] = [];
      while (free.length < atMost && queue.length > 0 && !isAborted()) {
        const candidates = queue.splice(0, atMost - free.length);
        const checked = await Promise.all(
          candidates.map(async (device) => ({ device, result: await check(device.imei) })),
        );
        for (const { device, result } of checked) {
          const isError = !("valid" in result);
          unanswered = isError && isUnanswered(result) ? unanswered + 1 : 0;
          if (isError) reports.set(device.imei, errorFields(result));
          else if (!result.valid) reports.setRefused(device.imei, result.message);
          else free.push({ ...device, device_model: result.model ?? device.device_model ?? "" });
        }
        if (unanswered >= MAX_UNANSWERED || checked.some(({ result }) => isTooMany(result)))
          return undefined;
      }
      return free;
    },
  };
}
