import { CheckError } from "./check-error.ts";
import { checkCaching } from "./headers/caching.ts";
import { checkCors } from "./headers/cors.ts";
import { systemClock, type Clock } from "./clock.ts";
import {
  checkIdleConnections,
  checkProtocol,
  checkStreamedBodies,
  protocolChecks,
} from "./protocol/connections.ts";
import { checkParallelLoads, checkPerformance } from "./protocol/load.ts";
import { runReads } from "./reads/run-reads.ts";
import { createRedactor } from "./redact.ts";
import { buildReport, type Report } from "./report/report.ts";
import { createResults } from "./results.ts";
import { parseScenario, type ParsedScenario, type Scenario } from "./scenario.ts";
import { callNames, type CallName } from "./contract.ts";
import { createSession, defaultLimits, titleOf, type Limits, type Session } from "./session.ts";
import { requireForWrites, runWrites } from "./writes/run-writes.ts";
import type { OutgoingRequest, Transport } from "./transport/exchange.ts";
import { connect, UntrustedError, type Connection } from "./transport/connect.ts";

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

interface RunOptions {
  readonly writes: boolean;
  readonly ca: string | undefined;
  /** The calls that an adapter offers. All by default. */
  readonly offered?: readonly string[] | undefined;
  /** Headers of every request except preflights, which browsers send without any. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly limits: Limits;
  readonly clock: Clock;
  /** Gets the name of each group of checks before it runs. */
  readonly onGroup?: (name: string) => void;
}

/** Adds headers to all requests except preflights. */
function withHeaders(transport: Transport, extra: Readonly<Record<string, string>>): Transport {
  const add = (request: OutgoingRequest): OutgoingRequest =>
    request.method === "OPTIONS"
      ? request
      : { ...request, headers: { ...extra, ...request.headers } };
  const { send, sendBodyLate } = transport;
  return {
    ...transport,
    send: (request, timeout) => send(add(request), timeout),
    ...(sendBodyLate && {
      sendBodyLate: (request, ...rest) => sendBodyLate(add(request), ...rest),
    }),
  };
}

/** Runs all checks. @throws CheckError if the server cannot be reached */
export async function run(base: URL, read: ParsedScenario, options: RunOptions): Promise<Report> {
  const { clock, limits, writes, headers = {}, onGroup = () => {} } = options;
  if (writes) requireForWrites(read);
  const date = clock.date().toISOString();
  const started = clock.now();
  // A server may send back only the second part of `Bearer abc`.
  const header = Object.values(headers).flatMap((value) => [value, ...value.split(" ").slice(1)]);
  const offers = (call: CallName) => options.offered?.includes(call) ?? true;
  const notOffered = callNames.filter((call) => !offers(call)).map(titleOf);
  const results = createResults(createRedactor({ ...read.scenario, header }), notOffered);
  const server = `${base.origin}${base.pathname.replace(/\/$/, "")}`;
  const report = (requests: number) =>
    buildReport(results, {
      server,
      date,
      milliseconds: Math.round(clock.now() - started),
      requests,
      writes,
    });

  const connection = await open(base, options);
  if (connection instanceof UntrustedError) {
    results.record(protocolChecks["tls-trusted"], null, [connection.message]);
    return report(0);
  }
  const { tls } = connection;
  const transport = withHeaders(connection.transport, headers);
  const session = createSession({ ...read, offers, results, clock, limits, transport });
  try {
    await checkAll(session, options);
    checkProtocol(session, base, tls);
    onGroup("idle connections");
    await checkIdleConnections(session);
    return report(session.count());
  } finally {
    transport.close();
  }
}

async function checkAll(
  session: Session,
  { writes, onGroup = () => {} }: RunOptions,
): Promise<void> {
  onGroup("reads");
  if (!(await runReads(session))) return;
  const { recorded } = session;
  // An adapter may offer no read.
  if (
    recorded.length > 0 &&
    recorded.every(({ exchange }) => exchange.status === 0 && !exchange.isTooLarge)
  ) {
    const [first] = recorded;
    throw new CheckError(`The server cannot be reached: ${first?.exchange.failure ?? "no reply"}.`);
  }
  if (writes) onGroup("writes");
  if (writes) await runWrites(session);
  onGroup("headers and load");
  await checkCors(session);
  await checkCaching(session);
  checkPerformance(session);
  await checkParallelLoads(session);
  await checkStreamedBodies(session);
}

async function open(base: URL, { clock, ca }: RunOptions): Promise<Connection | UntrustedError> {
  return connect(base, clock, ca).catch((error: unknown) => {
    if (error instanceof UntrustedError) return error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new CheckError(`The server cannot be reached: ${reason}.`);
  });
}
