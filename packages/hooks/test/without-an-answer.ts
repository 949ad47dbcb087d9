import { onTestFinished, vi } from "vitest";
import { atWork, TODAY, type AtWork } from "./at-work.ts";
import { reachConfirm } from "./new-customer.ts";

export const HOUR = 3_600_000;

/** Stops the page's timers until they are advanced. The page's clock is set separately. */
export function stoppedTime() {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  let passed = 0;
  let jumped = 0;
  return {
    now: () => new Date(TODAY.getTime() + passed + jumped),
    monotonicNow: () => passed,
    moveClock: (milliseconds: number) => {
      passed += milliseconds;
    },
    /** Changes the system clock. */
    jump: (milliseconds: number) => {
      jumped += milliseconds;
    },
  };
}

/**
 * Delays a registration until `arrive` is called. It resolves once the registration has been
 * carried out.
 */
export function lateRegistration() {
  const arrival = Promise.withResolvers<void>();
  const done = Promise.withResolvers<void>();
  const through: NonNullable<Parameters<typeof atWork>[0]>["through"] = async (url, pass) => {
    if (!url.endsWith("/auth/register")) return pass();
    await arrival.promise;
    const reply = await pass();
    done.resolve();
    return reply;
  };
  const arrive = () => {
    arrival.resolve();
    return done.promise;
  };
  return { through, arrive };
}

export const press = (work: AtWork, at = TODAY) => work.send({ type: "confirm", at });

export const inUse = (work: AtWork) => work.state().found.map((one) => one.inUse);

/** Sends all events with which a customer could pay again. */
export function tryToPay(work: AtWork): void {
  work.send({ type: "try-again" });
  work.send({ type: "start-over" });
  press(work);
}

export async function withoutAnAnswer(
  kind: "lost" | "refuse",
  time: { now?: () => Date } = {},
): Promise<AtWork> {
  const work = atWork(time);
  await reachConfirm(work);
  work.sandbox.fault({ call: "register", kind });
  press(work);
  await work.until("unknown");
  return work;
}
