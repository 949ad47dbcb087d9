import { contract, type CallName } from "./contract.ts";
import type { Clock } from "./clock.ts";
import type { Results } from "./results.ts";
import type { Scenario } from "./scenario.ts";
import { createDialect, type Dialect } from "./shapes/dialect.ts";
import { ACCEPT_ENCODING } from "./transport/body.ts";
import type { Exchange, ReplyRecord, OutgoingRequest, Transport } from "./transport/exchange.ts";

/** A request to a documented call. */
export interface Request {
  readonly call: CallName;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: unknown;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The maximum size of the reply's body in bytes. */
  readonly maxBytes?: number;
}

/** A request that was sent, for checks that examine all requests. */
export interface RecordedCall {
  readonly call: CallName;
  readonly exchange: ReplyRecord;
  /** True if the reply was the documented one or the expected refusal. */
  readonly isExpected: boolean;
  /** True if the reply was expected to be a refusal. */
  readonly isRefusal: boolean;
}

export interface Limits {
  /** Timeout of a read in milliseconds. */
  readonly read: number;
  /** Timeout of a write in milliseconds. */
  readonly write: number;
  /** How long idle connections are watched, in milliseconds. */
  readonly idle: number;
  /** The number of visitors that load their first page at once. */
  readonly visitors: number;
}

export const defaultLimits: Limits = { read: 15_000, write: 90_000, idle: 10_000, visitors: 10 };

/** The state that all checks of a run share. */
export interface Session {
  readonly scenario: Scenario;
  /** The environment variables that are not set, by their path in the scenario. */
  readonly unset: Readonly<Record<string, string>>;
  /** False for a call that an adapter leaves out. */
  readonly offers: (call: CallName) => boolean;
  readonly results: Results;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly transport: Transport;
  readonly recorded: RecordedCall[];
  readonly recordedPreflights: ReplyRecord[];
  readonly dialect: Dialect;
  readonly send: (request: Request) => Promise<Exchange>;
  /** Sends a request that was built elsewhere, for example by the SDK. */
  readonly sendRaw: (outgoing: OutgoingRequest) => Promise<Exchange>;
}

export const titleOf = (call: CallName): string =>
  `${contract[call].method} ${contract[call].path}`;

/** Returns why a value of the scenario, such as `customer.token`, is missing. */
export function missingReason({ unset }: Pick<Session, "unset">, path: string): string {
  const variable = unset[path];
  return variable === undefined
    ? `the scenario has no ${path}`
    : `the environment variable ${variable} for ${path} is not set`;
}

export function createSession(
  parts: Omit<Session, "send" | "sendRaw" | "recorded" | "recordedPreflights" | "dialect">,
): Session & { readonly count: () => number } {
  let count = 0;
  const { portalOrigin, customer } = parts.scenario;
  const { read, write } = parts.limits;

  function sendRaw({ method, path, headers, body, ...rest }: OutgoingRequest): Promise<Exchange> {
    count += 1;
    const origin = portalOrigin !== undefined && { origin: portalOrigin };
    const access = customer?.access;
    const defaultHeaders = {
      accept: "application/json",
      "accept-encoding": ACCEPT_ENCODING,
      ...origin,
      ...(access !== undefined && { "gate-access": access }),
    };
    const outgoing = { method, path, headers: { ...defaultHeaders, ...headers }, body, ...rest };
    return parts.transport.send(outgoing, method === "GET" ? read : write);
  }

  return {
    ...parts,
    recorded: [],
    recordedPreflights: [],
    dialect: createDialect(),
    count: () => count,
    sendRaw,
    send({ call, params = {}, query = {}, body, token, headers, maxBytes }) {
      const { method, path } = contract[call];
      const filledPath = path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) =>
        encodeURIComponent(String(params[name] ?? "")),
      );
      const search = new URLSearchParams(
        Object.entries(query).map(([name, value]) => [name, String(value)]),
      ).toString();
      return sendRaw({
        method,
        path: search ? `${filledPath}?${search}` : filledPath,
        headers: {
          ...(body !== undefined && { "content-type": "application/json" }),
          ...(token !== undefined && { authorization: `JWT ${token}` }),
          ...headers,
        },
        body: body === undefined ? undefined : JSON.stringify(body),
        ...(maxBytes !== undefined && { maxBytes }),
      });
    },
  };
}
