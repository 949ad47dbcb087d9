import type { Subscription } from "./registration-results.ts";

/** What became of one device. It contains no secret and can be stored as JSON. */
export interface DeviceReport {
  readonly imei: string;
  /**
   * `registered`: the server said so. `appears-registered`: the outcome of its request was unknown,
   * but it was free before and is in use now. `refused`: the server refused it; `message` says why.
   * `sending`: its request was on the way when the run ended. `unknown`: neither is certain; resume
   * later. `not-sent`: it was not sent.
   */
  readonly status:
    | "registered"
    | "appears-registered"
    | "refused"
    | "sending"
    | "unknown"
    | "not-sent";
  /** The server's words, or null. */
  readonly message: string | null;
  /** When its request was sent, in milliseconds since 1970; null if it was not. */
  readonly sentAt: number | null;
  /** What the server replied about it, if it is `registered`. */
  readonly subscription: Subscription | null;
}

interface Storage {
  readonly previous: readonly DeviceReport[] | undefined;
  readonly save: ((reports: readonly DeviceReport[]) => void | Promise<void>) | undefined;
}

export type Reports = ReturnType<typeof createReports>;

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
      imei,
      status: "not-sent",
      message: null,
      sentAt: null,
      subscription: null,
    } as const;
    entries.set(imei, earlier.get(imei) ?? fresh);
  }
  const withStatus = (...statuses: DeviceReport["status"][]) =>
    [...entries.values()].filter(({ status }) => statuses.includes(status));

  /** The devices that could still be registered at the last look. */
  const free = new Set<string>();
  const list = (): DeviceReport[] => [...entries.values()];
  const set = (imei: string, change: Partial<DeviceReport>) => {
    const entry = entries.get(imei);
    if (entry) entries.set(imei, { ...entry, ...change });
  };

  return {
    list,
    set,
    save: async () => save?.(list()),
    isWaiting: (imei: string) => entries.get(imei)?.status === "not-sent",
    isSending: (imei: string) => entries.get(imei)?.status === "sending",
    hasRegistered: () => withStatus("registered", "appears-registered").length > 0,
    unresolved: () => withStatus("sending", "unknown").map(({ imei }) => imei),
    setUnknown(imei: string, message: string | null, isFree: boolean) {
      set(imei, { status: "unknown", message });
      if (isFree) free.add(imei);
      else free.delete(imei);
    },
    /** Marks devices as sent, and stores that before anything is. */
    async sending(imeis: readonly string[]) {
      const sentAt = Date.now();
      for (const imei of imeis) set(imei, { status: "sending", message: null, sentAt });
      await save?.(list());
    },
    /** A device that is still free so long after its request may be sent again. */
    releaseFree(milliseconds: number) {
      for (const { imei, sentAt } of withStatus("unknown")) {
        if (free.has(imei) && Date.now() - (sentAt ?? 0) > milliseconds)
          set(imei, { status: "not-sent" });
      }
    },
  };
}
