import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { Forwarder } from "./forward.ts";
import { createLanes, lanesOf } from "./lanes.ts";
import { priceProblem, type ReadJson } from "./price.ts";
import { isRepeatable, REPEAT_MS, repeatProblem } from "./repeats.ts";
import type { Store } from "./store/store.ts";
import type { GateRules } from "./write.ts";
import { ownerOf } from "./calls.ts";
import { textOf } from "./stored-reply.ts";
import { createLimits, guessOf } from "./limits.ts";

/** A client without a key waits this long for its lane, in milliseconds. */
const WAIT_WITHOUT_KEY_MS = 10_000;

/** The time between two attempts to get a lane of several gates, in milliseconds. */
const LEASE_POLL_MS = 25;

interface Parts {
  readonly store: Pick<Store, "recent" | "leases">;
  readonly read: ReadJson;
  readonly now: () => number;
  /** A write with a key waits this long for its lane, in milliseconds. */
  readonly waitMs: number;
  /** A lane of several gates is free again after this time, in milliseconds. */
  readonly leaseMs: number;
}

/** Creates the rules. A write without a key only waits for its lane. */
export function createRules({ store, read, now, waitMs, leaseMs }: Parts): GateRules {
  const lanes = createLanes();
  const limit = createLimits();

  /** Runs the work when no other gate has one of these lanes. */
  async function withLease<T>(
    names: readonly string[],
    end: number,
    work: () => Promise<T>,
  ): Promise<T | "busy"> {
    const { leases } = store;
    if (!leases || names.length === 0) return work();
    const holder = randomUUID();
    while (!(await leases.acquire(names, holder, leaseMs))) {
      if (now() > end) return "busy";
      await delay(LEASE_POLL_MS);
    }
    try {
      return await work();
    } finally {
      // A lane that cannot be freed is free after its time.
      await leases.release(holder).catch(() => {});
    }
  }

  return {
    async limit({ method, path, body, client }) {
      const guess = guessOf(method, path);
      // The customer whose password is guessed is in the body.
      return guess && limit({ ...guess, subject: guess.subject || ownerOf(body) }, client);
    },
    inLane: ({ owner, subjects, key }, work) => {
      const names = lanesOf(owner, subjects);
      const wait = key === null ? WAIT_WITHOUT_KEY_MS : waitMs;
      const end = now() + wait;
      return lanes.run(names, wait, () => withLease(names, end, work));
    },
    async problem(request) {
      if (request.key === null) return null;
      if (isRepeatable(request)) {
        const recent = await store.recent(request.owner, request.subjects, now() - REPEAT_MS);
        const problem = repeatProblem(request, recent);
        if (problem) return problem;
      }
      return priceProblem(request, read);
    },
  };
}

/** Reads JSON from the vendor past the caches of proxies. */
export const createReader =
  (forwarder: Pick<Forwarder, "write">): ReadJson =>
  async (path) => {
    const headers = ["Accept", "application/json", "Accept-Encoding", "identity"];
    const past = ["Cache-Control", "no-cache, no-store", "Pragma", "no-cache"];
    const outgoing = { method: "GET", path, headers: [...headers, ...past], body: null };
    const reply = await forwarder.write(outgoing);
    if (reply.status !== 200) throw new Error(`The vendor answered ${reply.status}.`);
    return JSON.parse(textOf(reply) ?? "") as unknown;
  };
