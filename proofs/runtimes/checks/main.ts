import type { Target } from "../target.ts";
import { entryChecks } from "./entries.ts";
import { exchangeChecks } from "./exchange.ts";
import { createKit } from "./kit.ts";
import type { Entries } from "./kit.ts";
import { readChecks } from "./reads.ts";
import { writeChecks } from "./writes.ts";

/** Replaced by its value when the checks are compiled for a runtime. */
declare const TARGET: Target;

const CHECKS = { ...entryChecks, ...readChecks, ...writeChecks, ...exchangeChecks };

/** The names of all checks, in the order in which they run. */
export const names: readonly string[] = Object.keys(CHECKS);

/** Runs one check with these entries. @throws when it fails */
export async function check(entries: Entries, name: string): Promise<void> {
  const run = CHECKS[name];
  if (run === undefined) throw new Error(`No such check: ${name}`);
  await run(createKit(entries, TARGET));
}

/** Runs all checks and prints one line of JSON for each: its name, and why it failed or null. */
export async function report(entries: Entries): Promise<void> {
  for (const name of names) {
    const problem = await check(entries, name).then(
      () => null,
      (error: unknown) => String(error),
    );
    console.log(JSON.stringify({ name, problem }));
  }
}
