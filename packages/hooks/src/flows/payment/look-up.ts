import { delay } from "../../delay.ts";
import type { CallSignal } from "../../platform.ts";
import type { Ports } from "../engine/ports.ts";
import type { Attempt } from "./attempts.ts";
import { timeToSettle } from "./time-to-settle.ts";

/** A look at the server for what became of requests, and when it is taken. */
export interface LookUp {
  /** Looks now; `isSettled` if nothing of them could be on its way any more when this began. */
  readonly look: <Found>(
    asked: readonly Attempt[],
    read: (attempt: Attempt) => Promise<Found>,
  ) => Promise<{ readonly found: readonly Found[]; readonly isSettled: boolean }>;
  /**
   * Waits until nothing of them can be on its way any more, and then tells `settled`; `waits` is
   * told first until when, in milliseconds of the page's monotonic clock. Where that is over
   * already, neither is told: the look that is on its way is the final one.
   */
  readonly wait: (
    asked: readonly Attempt[],
    signal: CallSignal,
    tell: { readonly waits?: (until: number) => void; readonly settled: () => void },
  ) => Promise<void>;
}

/** How a page looks up what became of requests. */
export function lookUpWith(ports: Pick<Ports, "client" | "now" | "monotonicNow">): LookUp {
  const { client, monotonicNow } = ports;

  /** Milliseconds until nothing of these attempts can be on its way any more. */
  const timeLeft = (asked: readonly Attempt[]): number =>
    Math.max(0, ...asked.map((attempt) => timeToSettle(attempt, ports, client.writeTimeout)));

  return {
    look: async (asked, read) => {
      const isSettled = timeLeft(asked) === 0;
      return { found: await Promise.all(asked.map(read)), isSettled };
    },
    wait: async (asked, signal, { waits, settled }) => {
      const milliseconds = timeLeft(asked);
      if (milliseconds === 0) return;
      waits?.(monotonicNow() + milliseconds);
      await delay(milliseconds, signal);
      settled();
    },
  };
}
