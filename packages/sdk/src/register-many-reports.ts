import type { WaypostError } from "./errors.ts";
import type { Subscription } from "./registration-results.ts";

/** The outcome of one device. It contains no secret and can be stored as JSON. */
export interface DeviceReport {
  /** The IMEI of the device. */
  readonly imei: string;
  /**
   * - `registered`: the server confirmed the registration.
   * - `appears-registered`: the outcome of its request was unknown, but the device was free before
   *   and is in use now.
   * - `refused`: the server refused this device. `message` has the reason. No later run sends it.
   * - `request-refused`: the server refused its whole request, for example because of the card. A
   *   later run sends it again.
   * - `sending`: its request was in flight when the run ended.
   * - `unknown`: the outcome is unknown. Resume later.
   * - `not-sent`: it was not sent. A later run sends it.
   */
  readonly status:
    | "registered"
    | "appears-registered"
    | "refused"
    | "request-refused"
    | "sending"
    | "unknown"
    | "not-sent";
  /** The kind of the error of its last request or check; null if there was none. */
  readonly kind: WaypostError["kind"] | null;
  /** The server's message; "Something Went Wrong" after an error without one; otherwise null. */
  readonly message: string | null;
  /**
   * The time at which the server accepts its next request, in milliseconds since 1970, after an
   * error with `retryAfter`. Otherwise null.
   */
  readonly retryAt: number | null;
  /**
   * The time at which its request was sent, in milliseconds since 1970. Null if it was not sent.
   */
  readonly sentAt: number | null;
  /** The subscription in the server's reply, if it is `registered`. */
  readonly subscription: Subscription | null;
}

/** Stores all reports. `changed` are those that changed since the last call. */
export type SaveReports = (
  reports: readonly DeviceReport[],
  changed: readonly DeviceReport[],
) => void | Promise<void>;

interface Storage {
  readonly previous: readonly DeviceReport[] | undefined;
  readonly save: SaveReports | undefined;
}

export type Reports = ReturnType<typeof createReports>;

/** The error fields of a report without an error. */
const NO_ERROR = { kind: null, message: null, retryAt: null } as const;

/** The fields of a report that describe an error. */
export const errorFields = ({ kind, displayMessage: message, retryAfter }: WaypostError) => ({
  kind,
  message,
  retryAt: retryAfter === null ? null : Date.now() + 1000 * retryAfter,
});

/** Creates the reports of a run, by IMEI. @throws RangeError for a duplicate IMEI */
export function createReports(
  devices: readonly { readonly imei: string }[],
  { previous = [], save }: Storage,
) {
  const earlier = new Map(previous.map((report) => [report.imei, report]));
  const entries = new Map<string, DeviceReport>();
  for (const { imei } of devices) {
    if (entries.has(imei)) throw new RangeError(`Duplicate IMEI ${imei}.`);
    const fresh = {
      ...NO_ERROR,
      imei,
      status: "not-sent",
      sentAt: null,
      subscription: null,
    } as const;
    entries.set(imei, { ...fresh, ...earlier.get(imei) });
  }
  const withStatus = (...statuses: DeviceReport["status"][]) =>
    [...entries.values()].filter(({ status }) => statuses.includes(status));

  /** The devices that were still free at the last check. */
  const free = new Set<string>();
  const list = (): DeviceReport[] => [...entries.values()];
  const changed = new Map<string, DeviceReport>();
  const set = (imei: string, change: Partial<DeviceReport>) => {
    const entry = entries.get(imei);
    if (!entry) return;
    const next = { ...entry, ...change };
    entries.set(imei, next);
    changed.set(imei, next);
  };
  const saveChanged = async () => {
    if (!save || changed.size === 0) return;
    const now = [...changed.values()];
    changed.clear();
    await save(list(), now);
  };

  return {
    list,
    set,
    save: saveChanged,
    /** The devices that are still to be sent: those that failed before, or those that did not. */
    waiting(hasFailed: boolean): string[] {
      const found = withStatus("not-sent", "request-refused").filter(
        ({ kind }) => (kind !== null) === hasFailed,
      );
      // The most recent failure comes last, so that it delays no other device.
      found.sort((a, b) => (a.sentAt ?? 0) - (b.sentAt ?? 0));
      return found.map(({ imei }) => imei);
    },
    isSending: (imei: string) => entries.get(imei)?.status === "sending",
    hasRegistered: () => withStatus("registered", "appears-registered").length > 0,
    unresolved: () => withStatus("sending", "unknown").map(({ imei }) => imei),
    setRegistered(imei: string, subscription: Subscription | null) {
      const status = subscription ? "registered" : "appears-registered";
      set(imei, { ...NO_ERROR, status, subscription });
    },
    /** Records that the server refused this device. No later run sends it. */
    setRefused(imei: string, message: string | null) {
      set(imei, { ...NO_ERROR, status: "refused", message });
    },
    /** Records an unknown outcome. The message of its error stays in the report. */
    setUnknown(imei: string, isFree: boolean) {
      set(imei, { status: "unknown", kind: "unknown-outcome" });
      if (isFree) free.add(imei);
      else free.delete(imei);
    },
    /** Marks devices as being sent and stores that, before their request is sent. */
    async sending(imeis: readonly string[]) {
      const sentAt = Date.now();
      for (const imei of imeis) set(imei, { ...NO_ERROR, status: "sending", sentAt });
      await saveChanged();
    },
    /** Lets devices be sent again if they are still free this long after their request. */
    releaseFree(milliseconds: number) {
      for (const { imei, sentAt } of withStatus("unknown")) {
        if (free.has(imei) && Date.now() - (sentAt ?? 0) > milliseconds)
          set(imei, { ...NO_ERROR, status: "not-sent" });
      }
    },
  };
}
