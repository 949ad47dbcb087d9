import { delay } from "../../delay.ts";
import type { CallSignal } from "../../platform.ts";
import type { Ports } from "../engine/ports.ts";
import type { Attempt } from "./attempts.ts";
import { timeToSettle } from "./time-to-settle.ts";

/**
 * Calculates when requests whose reply was lost can no longer be in progress. A read-back after
 * that is final.
 */
interface Settling {
  readonly isOver: (asked: readonly Attempt[]) => boolean;
  /**
   * Waits until the requests are settled. `onWait` gets that time, in milliseconds of the page's
   * monotonic clock. Returns false without waiting if they already are: the current read-back is
   * final.
   */
  readonly wait: (
    asked: readonly Attempt[],
    signal: CallSignal,
    onWait?: (until: number) => void,
  ) => Promise<boolean>;
}

/** Uses the clocks of a page and the client's timeout for writes. */
export function createSettling(ports: Pick<Ports, "client" | "now" | "monotonicNow">): Settling {
  const timeLeft = (asked: readonly Attempt[]): number =>
    Math.max(0, ...asked.map((one) => timeToSettle(one, ports, ports.client.writeTimeout)));

  return {
    isOver: (asked) => timeLeft(asked) === 0,
    wait: async (asked, signal, onWait) => {
      const milliseconds = timeLeft(asked);
      if (milliseconds === 0) return false;
      onWait?.(ports.monotonicNow() + milliseconds);
      await delay(milliseconds, signal);
      return true;
    },
  };
}
