interface Waiting {
  readonly names: readonly string[];
  readonly start: () => void;
}

/** Runs work about the same thing one after the other. */
export interface Lanes {
  /**
   * Runs the work when no other work with one of these names is running, in the order of the calls.
   * Returns `busy` without running it if that takes longer than `wait` milliseconds.
   */
  run<T>(names: readonly string[], wait: number, work: () => Promise<T>): Promise<T | "busy">;
}

/**
 * Creates the lanes of this process. Work gets all of its names at once, so two of them never wait
 * for each other.
 */
export function createLanes(): Lanes {
  const held = new Set<string>();
  let queue: readonly Waiting[] = [];

  function startNext(): void {
    const wanted = new Set(held);
    const ready: Waiting[] = [];
    for (const one of queue) {
      if (one.names.every((name) => !wanted.has(name))) ready.push(one);
      // Also those that wait themselves, so that nobody is overtaken.
      for (const name of one.names) wanted.add(name);
    }
    queue = queue.filter((one) => !ready.includes(one));
    for (const { names, start } of ready) {
      for (const name of names) held.add(name);
      start();
    }
  }

  function enter(names: readonly string[], wait: number): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const one: Waiting = { names, start: () => resolve(true) };
    queue = [...queue, one];
    const timer = setTimeout(() => {
      queue = queue.filter((other) => other !== one);
      resolve(false);
      startNext();
    }, wait);
    startNext();
    return promise.finally(() => clearTimeout(timer));
  }

  return {
    async run(names, wait, work) {
      if (!(await enter(names, wait))) return "busy";
      try {
        return await work();
      } finally {
        for (const name of names) held.delete(name);
        startNext();
      }
    },
  };
}

/**
 * The names of the lanes of a write. A device has one, whoever asks; anything else belongs to its
 * customer.
 */
export const lanesOf = (owner: string, subjects: readonly string[]): string[] => [
  ...new Set(
    subjects.map((subject) => (subject.startsWith("imei:") ? subject : `${owner} ${subject}`)),
  ),
];
