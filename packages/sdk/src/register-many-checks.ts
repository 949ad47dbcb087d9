import type { Client } from "./client.ts";
import { isWaypostError } from "./errors.ts";
import type { SignalLike } from "./platform.ts";
import type { Reports } from "./register-many-reports.ts";
import type { RegistrationDevice } from "./registration-devices.ts";

interface Parts {
  readonly client: Client;
  readonly reports: Reports;
  readonly signal: SignalLike | undefined;
  readonly wait: (milliseconds: number, signal: SignalLike | undefined) => Promise<unknown>;
}

/** What the API accepts in one registration. */
const DEVICES_PER_REQUEST = 4;
const MAX_PAUSES = 5;
/** Milliseconds before each look at a device whose registration got no clear reply. */
const READ_BACK_DELAYS = [0, 2_000, 8_000];

/** The checks of IMEIs before and after they are sent. */
export function createImeiChecks({ client, reports, signal, wait }: Parts) {
  /** Sends again what the server refused because there were too many requests. */
  async function patiently<T>(send: () => Promise<T>): Promise<T> {
    for (let pauses = 1; ; pauses += 1) {
      try {
        return await send();
      } catch (error) {
        const isPause = isWaypostError(error, "http") && error.status === 429;
        if (!isPause || pauses > MAX_PAUSES || signal?.aborted) throw error;
        await wait(1000 * (error.retryAfter ?? 2 ** pauses), signal);
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
          reports.set(imei, { status: "appears-registered", message: null });
          return;
        }
        reports.setUnknown(imei, null, found.valid);
      } catch (error) {
        if (!isWaypostError(error)) throw error;
        reports.setUnknown(imei, error.displayMessage, false);
      }
    }
  }

  return {
    patiently,

    async readBack(imeis: readonly string[]): Promise<void> {
      await Promise.all(imeis.map(readBackOne));
    },

    /**
     * Takes devices from the queue until enough of them can be sent together. Those that cannot be
     * registered are reported. Undefined when one could not be checked: then all of them wait for
     * another run.
     */
    async takeFree(queue: RegistrationDevice[]): Promise<RegistrationDevice[] | undefined> {
      const free: RegistrationDevice[] = [];
      while (free.length < DEVICES_PER_REQUEST && queue.length > 0) {
        const candidates = queue.splice(0, DEVICES_PER_REQUEST - free.length);
        try {
          const results = await Promise.all(
            candidates.map(async (device) => ({ device, ...(await check(device.imei)) })),
          );
          for (const { device, valid, message } of results) {
            if (valid) free.push(device);
            else reports.set(device.imei, { status: "refused", message });
          }
        } catch (error) {
          if (!isWaypostError(error)) throw error;
          for (const { imei } of candidates) reports.set(imei, { message: error.displayMessage });
          return undefined;
        }
      }
      return free;
    },
  };
}
