import { areValid } from "./card-tokens.ts";
import { areTasks } from "./offered.ts";

/** The names of the invalid ones of the settings that few portals have, with which this loads. */
export const invalidIn = ({ cardTokens, tasks }: Readonly<Record<string, unknown>>): string[] => [
  ...(cardTokens === undefined || areValid(cardTokens) ? [] : ["cardTokens"]),
  ...(tasks === undefined || areTasks(tasks) ? [] : ["tasks"]),
];
