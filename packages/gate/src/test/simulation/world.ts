import { AsyncLocalStorage } from "node:async_hooks";
import { performance } from "node:perf_hooks";

// The time, the scheduler and the processes of a simulated run. One seed is one run.

/** A process with a gate. Nothing that belongs to a dead one goes on. */
export interface Process {
  isAlive: boolean;
  pausedUntil: number;
  readonly start: number;
  /** Called when it is killed. */
  readonly onKill: Set<() => void>;
}

interface Event {
  readonly at: number;
  readonly process: Process | undefined;
  readonly start: () => void;
}

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const DAY = 24 * 60 * MINUTE;

const START = 20_000 * DAY;

const MOST_STEPS = 60_000;

/** The state of the run. `point` is called wherever something may break. */
export const world = {
  now: START,
  random: (): number => 0,
  events: new Set<Event>(),
  point: (_label: string, _process?: Process): void => {},
  /** True while modules are loaded, which takes real time. */
  isLoading: false,
  /** The time of the last fault. */
  disturbedAt: 0,
  /** The share of messages that take seconds. */
  slowShare: 0,
  /** The wall clock is wrong by this. */
  skew: 0,
};

const context = new AsyncLocalStorage<Process>();

export const currentProcess = (): Process | undefined => context.getStore();

export const runIn = <T>(process: Process, work: () => T): T => context.run(process, work);

export const chance = (share: number): boolean => world.random() < share;

export function pick<T>(list: readonly [T, ...T[]] | readonly T[]): T {
  return list[Math.floor(world.random() * list.length)] as T;
}

/** A generator of random numbers from 0 to 1 (mulberry32). */
function randomOf(seed: number): () => number {
  let state = Math.imul(seed, 0x9e_37_79_b1);
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The time that a message takes. */
export function latency(): number {
  if (chance(world.slowShare)) return world.random() * 8 * SECOND;
  return world.random() * (chance(0.2) ? 60 : 3);
}

/** Runs something later, in a process unless that is dead or stands still by then. */
export function after(ms: number, start: () => void, process?: Process): Event {
  const event = { at: world.now + Math.max(0, ms), process, start };
  world.events.add(event);
  return event;
}

export const sleep = (ms: number): Promise<void> => new Promise((resolve) => after(ms, resolve));

/** Prints what happens, with TRACE=1. */
export function trace(text: () => string): void {
  if (process.env["TRACE"])
    process.stdout.write(`${((world.now - START) / 1000).toFixed(3)} ${text()}\n`);
}

export function disturb(): void {
  world.disturbedAt = Math.max(world.disturbedAt, world.now);
}

export function kill(process: Process): void {
  process.isAlive = false;
  for (const end of process.onKill) end();
}

/** Starts a run. */
export function reset(seed: number): void {
  world.events.clear();
  Object.assign(world, {
    now: START,
    random: randomOf(seed),
    disturbedAt: 0,
    slowShare: 0,
    skew: 0,
  });
  world.point = () => {};
}

function takeNext(): Event | undefined {
  let next: Event | undefined;
  for (const event of world.events) if (!next || event.at < next.at) next = event;
  if (next) world.events.delete(next);
  return next;
}

const real = { setTimeout, setInterval, clearTimeout, setImmediate, now: Date.now.bind(Date) };
const monotonic = performance.now.bind(performance);

/** Waits until everything that needs no event has gone on. */
export const rest = (): Promise<void> => new Promise((resolve) => real.setImmediate(resolve));

/** Runs events until the work is done. @throws if it does not end */
export async function run(work: () => Promise<void>): Promise<number> {
  const state = { isDone: false };
  const done = work().finally(() => (state.isDone = true));
  let steps = 0;
  done.catch(() => {});
  await rest();
  while (!state.isDone && steps < MOST_STEPS) {
    while (world.isLoading) await rest();
    const event = takeNext();
    if (!event) break;
    const { process, at, start } = event;
    world.now = Math.max(world.now, at);
    if (process && !process.isAlive) continue;
    if (process && process.pausedUntil > world.now) {
      // The waits of a process that stood still end in any order.
      after(process.pausedUntil - world.now + world.random(), start, process);
      continue;
    }
    if (process) runIn(process, start);
    else start();
    steps += 1;
    await rest();
  }
  if (!state.isDone)
    throw new Error(`It does not end: ${steps} steps, ${world.events.size} events.`);
  await done;
  return steps;
}

/** A timer of a process. Everything else has those of Node. */
function timer(every: boolean) {
  return (callback: (...values: unknown[]) => void, ms = 0, ...values: unknown[]) => {
    const process = currentProcess();
    if (!process) return (every ? real.setInterval : real.setTimeout)(callback, ms, ...values);
    const state = { event: undefined as Event | undefined, unref: () => state, ref: () => state };
    const start = () => {
      state.event = after(
        ms,
        () => {
          callback(...values);
          if (every) start();
        },
        process,
      );
    };
    start();
    return state;
  };
}

function clear(state: unknown): void {
  const event = typeof state === "object" && state !== null && "event" in state && state.event;
  if (event) world.events.delete(event as Event);
  else real.clearTimeout(state as NodeJS.Timeout);
}

/** Gives the code that runs in a process the simulated time. */
export function installTime(): void {
  Object.assign(globalThis, {
    setTimeout: timer(false),
    setInterval: timer(true),
    setImmediate: (callback: () => void) => {
      const process = currentProcess();
      return process ? after(0, callback, process) : real.setImmediate(callback);
    },
    clearTimeout: clear,
    clearInterval: clear,
  });
  Date.now = () => (currentProcess() ? Math.floor(world.now + world.skew) : real.now());
  performance.now = () => world.now - (currentProcess()?.start ?? world.now - monotonic());
}

/** In the place of `node:timers/promises`. */
const promised = (ms: number, value?: unknown): Promise<unknown> =>
  new Promise((resolve) => setTimeout(resolve, ms, value));

export { promised as setTimeout };
