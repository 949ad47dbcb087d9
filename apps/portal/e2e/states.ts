import type { Journey, Portal } from "./kit.ts";
import { newCustomer } from "./new-customer-states.ts";
import { quickCustomer, returningCustomer, unluckyCustomer } from "./returning-states.ts";
import { settingsJourneys } from "./settings-states.ts";
import { taskJourneys } from "./task-states.ts";

const JOURNEYS: Readonly<Record<string, Journey>> = {
  "a new customer with four devices": newCustomer,
  "a returning customer": returningCustomer,
  "a customer with one device": quickCustomer,
  "a customer whose checks fail": unluckyCustomer,
  ...taskJourneys,
  ...settingsJourneys,
};

/**
 * The customers of the journeys, which together visit every state of the registration and the
 * tasks.
 */
export const customers = Object.keys(JOURNEYS);

/**
 * Visits the states of one customer and checks each of them.
 *
 * @returns the faults that the checks found, each with its state
 */
export async function visitStates(
  customer: string,
  portal: Portal,
  check: (state: string, isThere: () => Promise<void>) => Promise<readonly string[]>,
): Promise<string[]> {
  const faults: string[] = [];
  for (const [state, reach] of Object.entries(JOURNEYS[customer] ?? {})) {
    const overlay = await reach(portal);
    const isThere = async () => overlay?.waitFor();
    await isThere();
    const found = await check(state, isThere);
    await isThere();
    faults.push(...found.map((line) => `${state}: ${line}`));
  }
  return faults;
}
