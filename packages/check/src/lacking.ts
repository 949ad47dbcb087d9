import type { Session } from "./session.ts";

/** Why something of the scenario is not there, such as `customer.token`. */
export function lacking({ unset }: Pick<Session, "unset">, path: string): string {
  const variable = unset[path];
  return variable === undefined
    ? `the scenario has no ${path}`
    : `the environment variable ${variable} of ${path} is not set`;
}
