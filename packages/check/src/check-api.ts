import { CheckError } from "./check-error.ts";
import { systemClock } from "./clock.ts";
import type { Report } from "./report/report.ts";
import { run } from "./run.ts";
import { defaultLimits } from "./session.ts";
import { parseScenario, type Scenario } from "./scenario.ts";

export interface CheckOptions {
  /** Also registers, cancels, reactivates and pays with the devices of the scenario. Default: false. */
  readonly writes?: boolean;
  /** A PEM certificate that is trusted instead of the machine's certificates. */
  readonly ca?: string;
  /** Headers of every request except preflights, such as an API key. Reports do not contain the values. */
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * Timeouts in milliseconds for a read (default 15,000) and a write (default 90,000), and how long
   * idle connections are watched (default 10,000).
   */
  readonly limits?: { readonly read?: number; readonly write?: number; readonly idle?: number };
}

/**
 * Checks whether a server does what the kit needs. Changes nothing unless `writes` is true.
 *
 * @param address the address of the API, with any path prefix and without a query
 * @throws CheckError if the address or the scenario is not valid, or the server cannot be reached
 */
export async function checkApi(
  address: string,
  scenario: Scenario,
  { writes = false, ca, headers = {}, limits = {} }: CheckOptions = {},
): Promise<Report> {
  return run(parseAddress(address), parseScenario(scenario), {
    writes,
    ca,
    headers,
    limits: { ...defaultLimits, ...limits },
    clock: systemClock,
  });
}

/** Parses the address of an API. @throws CheckError if it is not valid */
export function parseAddress(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  // A password in the address would appear in every report.
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username)
    throw new CheckError(
      "The address must be the API's, such as https://staging.example.com/v2, without a query or a password.",
    );
  return url;
}
