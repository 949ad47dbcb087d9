import type { Answer } from "./answer.ts";

interface Running {
  readonly request: string;
  readonly answer: Promise<Answer>;
}

/** The writes that this process is working on, by the hash of their key. */
export class InFlight {
  readonly #byKey = new Map<string, Running>();
  readonly #all = new Set<Promise<unknown>>();

  find(keyHash: string): Running | undefined {
    return this.#byKey.get(keyHash);
  }

  /** Starts a write and tracks it until it ends, also if its client leaves. */
  start(keyHash: string | null, request: string, work: () => Promise<Answer>): Promise<Answer> {
    const answer = work().finally(() => {
      this.#all.delete(answer);
      if (keyHash !== null) this.#byKey.delete(keyHash);
    });
    this.#all.add(answer);
    if (keyHash !== null) this.#byKey.set(keyHash, { request, answer });
    return answer;
  }

  /** Resolves when all writes have ended. */
  async settled(): Promise<void> {
    while (this.#all.size > 0) await Promise.allSettled(this.#all);
  }
}
