import type { Forwarder } from "./forward.ts";
import { createLanes, lanesOf } from "./lanes.ts";
import { priceProblem, type ReadJson } from "./price.ts";
import { isRepeatable, REPEAT_MS, repeatProblem } from "./repeats.ts";
import type { Store } from "./store/store.ts";
import type { GateRules } from "./write.ts";
import { ownerOf } from "./calls.ts";
import { createLimits, guessOf } from "./limits.ts";

/** A client without a key waits this long for its lane, in milliseconds. */
const WAIT_WITHOUT_KEY_MS = 10_000;

interface Parts {
  readonly store: Pick<Store, "recent">;
  readonly read: ReadJson;
  readonly now: () => number;
  /** A write with a key waits this long for its lane, in milliseconds. */
  readonly waitMs: number;
}

/** Creates the rules. A write without a key only waits for its lane. */
export function createRules({ store, read, now, waitMs }: Parts): GateRules {
  const lanes = createLanes();
  const limit = createLimits();
  return {
    async limit({ method, path, body, client }) {
      const guess = guessOf(method, path);
      // The customer whose password is guessed is in the body.
      return guess && limit({ ...guess, subject: guess.subject || ownerOf(body) }, client);
    },
    inLane: ({ owner, subjects, key }, work) =>
      lanes.run(lanesOf(owner, subjects), key === null ? WAIT_WITHOUT_KEY_MS : waitMs, work),
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
    const { status, body } = await forwarder.write(outgoing);
    if (status !== 200) throw new Error(`The vendor answered ${status}.`);
    return JSON.parse(body.toString("utf8")) as unknown;
  };
