import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Flow } from "./lib/faults/flow.ts";
import { FLOWS } from "./lib/faults/flows.ts";
import { badOutcomes, type Seen } from "./lib/faults/judge.ts";

test("each flow has a file that breaks its calls", async () => {
  const files = await readdir(join(import.meta.dirname, "long/faults"));
  expect(files.toSorted()).toEqual(FLOWS.map(({ name }) => `${name}.test.ts`).toSorted());
});

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
const sound: Seen = {
  end: "done",
  retries: 0,
  consents: [0],
  claims: [{ said: "done", consent: 0 }],
  path: [],
  carriedOut: ["a", "b"],
  uncaught: [],
  refused: [],
  repeated: 0,
};

const told = (said: "denied" | "unknown" | "appears done"): Pick<Seen, "claims"> => ({
  claims: [{ said, consent: 0 }],
});

const twice = { consents: [0, 2], claims: [{ said: "done", consent: 1 }] } as const;

test.each<[name: string, seen: Partial<Seen>]>([
  ["a flow that is carried out and told as done", {}],
  ["an unknown outcome, carried out", told("unknown")],
  ["an unknown outcome, not carried out", { ...told("unknown"), carriedOut: [] }],
  ["a refusal of what was not carried out", { ...told("denied"), carriedOut: [], end: "told" }],
  ["two consents that were both carried out", { ...twice, carriedOut: ["a", "b", "a", "b"] }],
])("%s is not a bad outcome", (_, seen) => {
  expect(badOutcomes(flow, { ...sound, ...seen })).toEqual([]);
});

test.each<[name: string, seen: Partial<Seen>, words: string]>([
  ["a dead end", { end: { stuck: "no way on" } }, "dead end: no way on"],
  ["one consent, carried out twice", { carriedOut: ["a", "b", "a"] }, "a was carried out 2 times"],
  ["a failure that was carried out", told("denied"), "told as failed, but carried out"],
  ["a failure, partly carried out", { ...told("denied"), carriedOut: ["a"] }, "partly carried out"],
  ["a success that is none", { carriedOut: [] }, 'told as "done", but not carried out'],
  [
    "a success of half of it",
    { ...told("appears done"), carriedOut: ["b"] },
    'told as "appears done", but not carried out',
  ],
  [
    "a success of the second consent that only the first one had",
    { ...twice, carriedOut: ["a", "b"] },
    'told as "done", but not carried out',
  ],
  ["an uncaught error", { uncaught: ["uncaught: TypeError"] }, "TypeError"],
  ["a refused resource", { refused: ["img-src: x"] }, "refused by the policy: img-src: x"],
])("%s is a bad outcome", (_, seen, words) => {
  expect(badOutcomes(flow, { ...sound, ...seen })).toEqual([expect.stringContaining(words)]);
});

test("a request that the browser repeated is distinguished from one that the page repeated", () => {
  const seen = { ...sound, carriedOut: ["a", "b", "a", "b"], repeated: 1 };
  expect(badOutcomes(flow, seen)).toEqual([]);
  expect(badOutcomes(flow, { ...seen, repeated: 0 })).toHaveLength(2);
});
