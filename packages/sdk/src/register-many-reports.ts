import type { WaypostError } from "./errors.ts";
import type { Subscription } from "./registration-results.ts";

/** What became of one device. It contains no secret and can be stored as JSON. */
export interface DeviceReport {
  /** The IMEI of the device. */
  readonly imei: string;
  /**
   * `registered`: the server said so. `appears-registered`: the outcome of its request was unknown,
   * but it was free before and is in use now. `refused`: the server refused this device; `message`
   * says why, and no later run sends it. `request-refused`: the server refused the request that it
   * was in, for example because of the card; a later run sends it again. `sending`: its request was
   * on the way when the run ended. `unknown`: neither is certain; resume later. `not-sent`: it was
   * not sent; a later run sends it.
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
  /** The server's words, or "Something Went Wrong" after an error without any, or null. */
  readonly message: string | null;
  /**
   * When the server accepts its next request, in milliseconds since 1970, after an error with
   * `retryAfter`. Otherwise null.
   */
  readonly retryAt: number | null;
  /** When its request was sent, in milliseconds since 1970; null if it was not. */
  readonly sentAt: number | null;
  /** What the server replied about it, if it is `registered`. */
  readonly subscription: Subscription | null;
}

/** Stores the reports so far, and receives those that changed. */
export type SaveReports = (
  reports: readonly DeviceReport[],
  changed: readonly DeviceReport[],
) => void | Promise<void>;

interface Storage {
  readonly previous: readonly DeviceReport[] | undefined;
  readonly save: SaveReports | undefined;
}

export type Reports = ReturnType<typeof createReports>;

/** What a report has when nothing went wrong. */
const NO_ERROR = { kind: null, message: null, retryAt: null } as const;

/** What a report has of an error. */
export const errorFields = ({ kind, displayMessage: message, retryAfter }: WaypostError) => ({
  kind,
  message,
  retryAt: retryAfter === null ? null : Date.now() + 1000 * retryAfter,
});

/** The reports of a run, by IMEI. @throws RangeError when an IMEI is there twice */
export function createReports(
  devices: readonly { readonly imei: string }[],
  { previous = [], save }: Storage,
) {
  const earlier = new Map(previous.map((report) => [report.imei, report]));
  const entries = new Map<string, DeviceReport>();
  for (const { imei } of devices) {
    if (entries.has(imei)) throw new RangeError(`The IMEI ${imei} is there twice.`);
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

  /** The devices that could still be registered at the last look. */
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
    /** The devices that have to be sent: those of which nothing speaks against it, or the others. */
    waiting(hasFailed: boolean): string[] {
      const found = withStatus("not-sent", "request-refused").filter(
        ({ kind }) => (kind !== null) === hasFailed,
      );
      // What was refused last comes last, so that it holds up nothing but itself.
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
    /** The server's verdict on this device, which no later run changes. */
    setRefused(imei: string, message: string | null) {
      set(imei, { ...NO_ERROR, status: "refused", message });
    },
    /** The error of its request stays in the report. */
    setUnknown(imei: string, isFree: boolean) {
      set(imei, { status: "unknown", kind: "unknown-outcome" });
      if (isFree) free.add(imei);
      else free.delete(imei);
    },
    /** Marks devices as sent, and stores that before anything is. */
    async sending(imeis: readonly string[]) {
      const sentAt = Date.now();
      for (const imei of imeis) set(imei, { ...NO_ERROR, status: "sending", sentAt });
      await saveChanged();
    },
    /** A device that is still free so long after its request may be sent again. */
    releaseFree(milliseconds: number) {
      for (const { imei, sentAt } of withStatus("unknown")) {
        if (free.has(imei) && Date.now() - (sentAt ?? 0) > milliseconds)
          set(imei, { ...NO_ERROR, status: "not-sent" });
      }
    },
  };
}
