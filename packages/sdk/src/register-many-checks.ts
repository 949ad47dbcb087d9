import type { RegistrationDevice } from "./generated/schema.ts";
import type { Client } from "./client.ts";
import { isWaypostError } from "./errors.ts";
import type { HttpError, WaypostError } from "./errors.ts";
import type { SignalLike } from "./platform.ts";
import { errorFields } from "./register-many-reports.ts";
import type { Reports } from "./register-many-reports.ts";
import type { ImeiCheck } from "./registration-results.ts";

/** A device. If it has no model, the IMEI check provides it. */
export type DeviceOfMany = Omit<RegistrationDevice, "device_model"> &
  Partial<Pick<RegistrationDevice, "device_model">>;

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
export function createImeiChecks({ client, reports, signal, wait }: Parts) {
  let unanswered = 0;
  const isAborted = () => signal?.aborted ?? false;

  /** Sends a request again after the server refused it with status 429. */
  async function retryWhenLimited<T>(send: () => Promise<T>): Promise<T> {
    for (let pauses = 1; ; pauses += 1) {
      try {
        return await send();
      } catch (error) {
        if (!isTooMany(error)) throw error;
        const pause = 1000 * (error.retryAfter ?? 2 ** pauses);
        if (pauses > MAX_PAUSES || pause > MAX_PAUSE || isAborted()) throw error;
        await wait(pause, signal);
      }
    }
  }

  const check = (imei: string) =>
    retryWhenLimited(() => client.registration.checkImei(imei, { signal }));

  /** Checks a device that was free before its registration, to determine the outcome. */
  async function readBackOne(imei: string): Promise<void> {
    for (const delay of READ_BACK_DELAYS) {
      if (delay > 0) await wait(delay, signal);
      try {
        const found = await check(imei);
        if (!found.valid && found.reason === "in-use") {
          reports.setRegistered(imei, null);
          return;
        }
        reports.setUnknown(imei, found.valid);
      } catch (error) {
        if (!isWaypostError(error)) throw error;
        reports.setUnknown(imei, false);
      }
    }
  }

  /** Returns the result of the IMEI check, or its error. */
  const checkOrError = (imei: string): Promise<ImeiCheck | WaypostError> =>
    check(imei).catch((error: unknown) => {
      if (isWaypostError(error)) return error;
      throw error;
    });

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
          candidates.map(async (device) => ({ device, result: await checkOrError(device.imei) })),
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
