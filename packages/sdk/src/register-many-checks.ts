import type { RegistrationDevice } from "./generated/schema.ts";
import type { Client } from "./client.ts";
import { isWaypostError } from "./errors.ts";
import type { HttpError, WaypostError } from "./errors.ts";
import type { SignalLike } from "./platform.ts";
import { errorFields } from "./register-many-reports.ts";
import type { Reports } from "./register-many-reports.ts";
import type { ImeiCheck } from "./registration-results.ts";

/** A device whose model may be left to the check of its IMEI. */
export type DeviceOfMany = Omit<RegistrationDevice, "device_model"> &
  Partial<Pick<RegistrationDevice, "device_model">>;

interface Parts {
  readonly client: Client;
  readonly reports: Reports;
  readonly signal: SignalLike | undefined;
  readonly wait: (milliseconds: number, signal: SignalLike | undefined) => Promise<unknown>;
}

const MAX_PAUSES = 5;
/** Milliseconds. A run that would have to pause longer ends, and tells when to resume it. */
const MAX_PAUSE = 5 * 60_000;
/** How many checks in a row the server may leave without an answer. */
const MAX_UNANSWERED = 4;
/** Milliseconds before each look at a device whose registration got no clear reply. */
const READ_BACK_DELAYS = [0, 2_000, 8_000];

const isTooMany = (error: unknown): error is HttpError =>
  isWaypostError(error, "http") && error.status === 429;

/** True when the failure says nothing about the device that was checked. */
const isUnanswered = (error: WaypostError): boolean =>
  error.kind === "http"
    ? [502, 503, 504].includes(error.status)
    : error.kind === "network" || error.kind === "timeout";

/** The checks of IMEIs before and after they are sent. */
export function createImeiChecks({ client, reports, signal, wait }: Parts) {
  let unanswered = 0;
  const isAborted = () => signal?.aborted ?? false;

  /** Sends again what the server refused because there were too many requests. */
  async function patiently<T>(send: () => Promise<T>): Promise<T> {
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

  const check = (imei: string) => patiently(() => client.registration.checkImei(imei, { signal }));

  /** Finds out what became of a device that was free before it was sent. */
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

  /** What the check says, or its error. */
  const verdictOf = (imei: string): Promise<ImeiCheck | WaypostError> =>
    check(imei).catch((error: unknown) => {
      if (isWaypostError(error)) return error;
      throw error;
    });

  return {
    patiently,

    async readBack(imeis: readonly string[]): Promise<void> {
      await Promise.all(imeis.map(readBackOne));
    },

    /**
     * Takes devices from the queue until there are as many as can be sent together, and fills in
     * their models. Those that cannot be registered, or not be checked, are reported. Undefined
     * when no check makes sense any more: then all of them wait for another run.
     */
    async takeFree(
      queue: DeviceOfMany[],
      atMost: number,
    ): Promise<RegistrationDevice[] | undefined> {
      const free: RegistrationDevice[] = [];
      while (free.length < atMost && queue.length > 0 && !isAborted()) {
        const candidates = queue.splice(0, atMost - free.length);
        const checked = await Promise.all(
          candidates.map(async (device) => ({ device, verdict: await verdictOf(device.imei) })),
        );
        for (const { device, verdict } of checked) {
          const isError = !("valid" in verdict);
          unanswered = isError && isUnanswered(verdict) ? unanswered + 1 : 0;
          if (isError) reports.set(device.imei, errorFields(verdict));
          else if (!verdict.valid) reports.setRefused(device.imei, verdict.message);
          else free.push({ ...device, device_model: verdict.model ?? device.device_model ?? "" });
        }
        if (unanswered >= MAX_UNANSWERED || checked.some(({ verdict }) => isTooMany(verdict)))
          return undefined;
      }
      return free;
    },
  };
}
