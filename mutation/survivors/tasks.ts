import type { Survivor } from "./survivor.ts";

const task = "packages/hooks/src/flows/task";

const ANY_KEY = "Any key serves that no other effect has.";

export const TASKS: readonly Survivor[] = [
  {
    file: `${task}/args.ts`,
    code: "if (stage === undefined) return {};",
    part: "stage === undefined",
    becomes: "false",
    reason: "Every place that is asked about has a stage; the check is for the compiler.",
  },
  {
    file: `${task}/confirm.ts`,
    code: "if (args === null || !canConfirm(task, state)) return stay(state);",
    part: "args === null",
    becomes: "false",
    reason: "A task that is reviewed has its data; the check is for the compiler.",
  },
  {
    file: `${task}/confirm.ts`,
    code: 'const review = reviewOf(task, state) ?? { rows: [], total: "none" };',
    reason: "What was sent was reviewed; the other value is for the compiler.",
  },
  {
    file: `${task}/data.ts`,
    code: 'export const load = (isFresh: boolean) => ({ type: "load", key: "load", isFresh }) as const;',
    part: '"load"',
    becomes: '""',
    reason: ANY_KEY,
  },
  {
    file: `${task}/data.ts`,
    code: 'return [{ type, key: "details", stage, subjects: wanted }];',
    part: '"details"',
    reason: ANY_KEY,
  },
];
