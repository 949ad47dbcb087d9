import { expect, test } from "vitest";
import type { Flow } from "./lib/faults/flow.ts";
import { badOutcomes, type Seen } from "./lib/faults/judge.ts";

const flow: Flow = {
  name: "two devices",
  route: "/",
  calls: [],
  steps: [],
  done: async () => true,
  effects: ["a", "b"],
  carriedOut: () => [],
};

/** One consent that was carried out and reported as done. */
const valid: Seen = {
  end: "done",
  retries: 0,
  consents: [0],
  claims: [{ outcome: "done", consent: 0 }],
  path: [],
  carriedOut: ["a", "b"],
  uncaught: [],
  refused: [],
  repeated: 0,
};

const claiming = (outcome: "denied" | "unknown" | "appears done"): Pick<Seen, "claims"> => ({
  claims: [{ outcome, consent: 0 }],
});

const twice = { consents: [0, 2], claims: [{ outcome: "done", consent: 1 }] } as const;

test.each<[name: string, seen: Partial<Seen>]>([
  ["a flow that is carried out and reported as done", {}],
  ["an unknown outcome, carried out", claiming("unknown")],
  ["an unknown outcome, not carried out", { ...claiming("unknown"), carriedOut: [] }],
  ["a refusal without an effect", { ...claiming("denied"), carriedOut: [], end: "reported" }],
  ["two consents that were both carried out", { ...twice, carriedOut: ["a", "b", "a", "b"] }],
])("%s is not a bad outcome", (_, seen) => {
  expect(badOutcomes(flow, { ...valid, ...seen })).toEqual([]);
});

test.each<[name: string, seen: Partial<Seen>, words: string]>([
  ["a dead end", { end: { stuck: "no way on" } }, "dead end: no way on"],
  ["one consent, carried out twice", { carriedOut: ["a", "b", "a"] }, "a was carried out 2 times"],
  ["a failure that was carried out", claiming("denied"), "reported as failed, but carried out"],
  [
    "a failure, partly carried out",
    { ...claiming("denied"), carriedOut: ["a"] },
    "partly carried out",
  ],
  ["a success without an effect", { carriedOut: [] }, 'reported as "done", but not carried out'],
  [
    "a success with half of the effects",
    { ...claiming("appears done"), carriedOut: ["b"] },
    'reported as "appears done", but not carried out',
  ],
  [
    "a success of the second consent, although only the first one was carried out",
    { ...twice, carriedOut: ["a", "b"] },
    'reported as "done", but not carried out',
  ],
  ["an uncaught error", { uncaught: ["uncaught: TypeError"] }, "TypeError"],
  ["a refused resource", { refused: ["img-src: x"] }, "refused by the policy: img-src: x"],
])("%s is a bad outcome", (_, seen, words) => {
  expect(badOutcomes(flow, { ...valid, ...seen })).toEqual([expect.stringContaining(words)]);
});

test("a request that the browser repeated is distinguished from one that the page repeated", () => {
  const seen = { ...valid, carriedOut: ["a", "b", "a", "b"], repeated: 1 };
  expect(badOutcomes(flow, seen)).toEqual([]);
  expect(badOutcomes(flow, { ...seen, repeated: 0 })).toHaveLength(2);
});
