import type { ScenarioName } from "@waypost/sandbox/scenarios";

/** An example of the documentation, which runs on its page and in the tests. */
export interface InPageExample {
  /** Its program, beside this file: a script, or with `.tsx` something to look at. */
  readonly file: string;
  /** The state of the sandbox in which it begins. Default: the seeded one. */
  readonly scenario?: ScenarioName;
  /** The tables of the sandbox in which it writes, in the order of the alphabet. */
  readonly changes: readonly string[];
  /** What it prints, or what it shows in the end. */
  readonly shows: readonly string[];
}

/** All examples of the documentation. */
export const examples: readonly InPageExample[] = [
  { file: "sdk/first-call.ts", changes: [], shows: ['"valid": true', "GPS"] },
  {
    file: "sdk/register.ts",
    changes: ["charge", "subscription"],
    shows: ["complete", "350000000000001"],
  },
];
