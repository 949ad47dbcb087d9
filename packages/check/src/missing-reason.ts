import type { Session } from "./session.ts";

/** Returns why a value of the scenario, such as `customer.token`, is missing. */
export function missingReason({ unset }: Pick<Session, "unset">, path: string): string {
  const variable = unset[path];
  return variable === undefined
    ? `the scenario has no ${path}`
    : `the environment variable ${variable} for ${path} is not set`;
}
