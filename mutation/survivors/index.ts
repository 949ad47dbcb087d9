import { ATTEMPTS } from "./attempts.ts";
import { OUTCOMES } from "./outcomes.ts";
import { PRICES } from "./prices.ts";
import { REGISTRATION } from "./registration.ts";
import { RULES } from "./rules.ts";
import type { Survivor } from "./survivor.ts";
import { TASKS } from "./tasks.ts";

export type { Survivor } from "./survivor.ts";

export const SURVIVORS: readonly Survivor[] = [
  ...OUTCOMES,
  ...RULES,
  ...ATTEMPTS,
  ...PRICES,
  ...TASKS,
  ...REGISTRATION,
];
