import { ATTEMPTS } from "./attempts.ts";
import type { Guard } from "./guard.ts";
import { PRICES } from "./prices.ts";
import { REGISTRATION } from "./registration.ts";
import { STORAGE } from "./storage.ts";
import { TASKS } from "./tasks.ts";

export type { Guard } from "./guard.ts";

export const GUARDS: readonly Guard[] = [
  ...ATTEMPTS,
  ...TASKS,
  ...REGISTRATION,
  ...PRICES,
  ...STORAGE,
];
