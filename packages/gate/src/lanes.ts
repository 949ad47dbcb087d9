import { BusyError } from "./store/store.ts";

interface Waiting {
  readonly names: readonly string[];
  readonly start: () => void;
}

/**
 * Creates the lanes of this process. Work gets all of its names at once, so two of them never wait
 * for each other. `most` is the number of those that run at a time.
 */
export function createLanes(most = Number.POSITIVE_INFINITY) {
  const held = new Set<string>();
  let running = 0;
  let queue: readonly Waiting[] = [];

  function startNext(): void {
    const wanted = new Set(held);
    const ready: Waiting[] = [];
    for (const one of queue) {
      const isFree = one.names.every((name) => !wanted.has(name));
      if (isFree && running + ready.length < most) ready.push(one);
      // Also those that wait themselves, so that nobody is overtaken.
      for (const name of one.names) wanted.add(name);
    }
    queue = queue.filter((one) => !ready.includes(one));
    running += ready.length;
    for (const { names, start } of ready) {
      for (const name of names) held.add(name);
      start();
    }
  }

  function enter(names: readonly string[], wait: number): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const one: Waiting = { names, start: resolve };
    queue = [...queue, one];
    const timer = setTimeout(() => {
      queue = queue.filter((other) => other !== one);
      reject(new BusyError("Other work is running."));
      startNext();
    }, wait);
    startNext();
    return promise.finally(() => clearTimeout(timer));
  }

  return {
    /**
     * Runs the work when no other work with one of these names is running, in the order of the calls.
     * @throws BusyError, without running it, if that takes longer than `wait` milliseconds
     */
    async run<T>(names: readonly string[], wait: number, work: () => Promise<T>): Promise<T> {
      await enter(names, wait);
      try {
        return await work();
      } finally {
        for (const name of names) held.delete(name);
        running -= 1;
        startNext();
      }
    },
    isHeld: (name: string): boolean => held.has(name),
  };
}
