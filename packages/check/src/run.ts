import { CheckError } from "./check-error.ts";
import { checkCaching } from "./headers/caching.ts";
import { checkCors } from "./headers/cors.ts";
import type { Clock } from "./clock.ts";
import {
  checkIdleConnections,
  checkProtocol,
  checkStreamedBodies,
  protocolChecks,
} from "./protocol/connections.ts";
import { checkParallelLoads, checkPerformance } from "./protocol/load.ts";
import { runReads } from "./reads/run-reads.ts";
import { createRedactor } from "./redact.ts";
import { buildReport } from "./report/report.ts";
import type { Report } from "./report/report.ts";
import { createResults } from "./results.ts";
import type { ParsedScenario } from "./scenario.ts";
import { callNames, type CallName } from "./contract.ts";
import { createSession, titleOf, type Limits, type Session } from "./session.ts";
import { requireForWrites, runWrites } from "./writes/run-writes.ts";
import type { OutgoingRequest, Transport } from "./transport/exchange.ts";
import { connect, UntrustedError, type Connection } from "./transport/connect.ts";

interface RunOptions {
  readonly writes: boolean;
  readonly ca: string | undefined;
  /** The calls that an adapter offers. All by default. */
  readonly offered?: readonly string[] | undefined;
  /** Headers of every request except preflights, which browsers send without any. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly limits: Limits;
  readonly clock: Clock;
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
  const { clock, limits, writes, headers = {} } = options;
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
    await checkAll(session, writes);
    checkProtocol(session, base, tls);
    await checkIdleConnections(session);
    return report(session.count());
  } finally {
    transport.close();
  }
}

async function checkAll(session: Session, writes: boolean): Promise<void> {
  if (!(await runReads(session))) return;
  if (session.recorded.every(({ exchange }) => exchange.status === 0 && !exchange.isTooLarge)) {
    const [first] = session.recorded;
    throw new CheckError(`The server cannot be reached: ${first?.exchange.failure ?? "no reply"}.`);
  }
  if (writes) await runWrites(session);
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
