import { CheckError } from "./check-error.ts";
import { realTime } from "./ports.ts";
import type { Report } from "./report/report.ts";
import { run } from "./run.ts";
import { defaultLimits } from "./session.ts";
import { readScenario, type Scenario } from "./scenario.ts";

export interface CheckOptions {
  /** Also registers, cancels, reactivates and pays, with the devices of the scenario. Default false. */
  readonly writes?: boolean;
  /** A certificate, as PEM, that is trusted in place of those of the machine. */
  readonly ca?: string;
  /** Milliseconds in which a read (15,000) and a write (90,000) have to be answered, and for which idle connections are watched (10,000). */
  readonly limits?: { readonly read?: number; readonly write?: number; readonly idle?: number };
}

/**
 * Asks a server whether it does what the kit needs. Without `writes` nothing is changed.
 *
 * @param address of the API, with any path prefix and without a query
 * @throws CheckError when the address or the scenario is not valid, or nothing answers
 */
export async function checkApi(
  address: string,
  scenario: Scenario,
  { writes = false, ca, limits = {} }: CheckOptions = {},
): Promise<Report> {
  return run(addressOf(address), readScenario(scenario), {
    writes,
    ca,
    limits: { ...defaultLimits, ...limits },
    ports: realTime,
  });
}

/** @throws CheckError when it is not the address of an API */
export function addressOf(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  // A password would be in every report.
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username)
    throw new CheckError(
      "The address must be that of an API, such as https://staging.example.com/v2, without a query and a password.",
    );
  return url;
}
