import { contract, type CallName } from "./contract.ts";
import type { Ports } from "./ports.ts";
import type { Results } from "./results.ts";
import type { Scenario } from "./scenario.ts";
import { createDialect, type Dialect } from "./shapes/dialect.ts";
import { ACCEPTED } from "./transport/decode.ts";
import type { Exchange, Kept, Outgoing, Transport } from "./transport/exchange.ts";

/** One request of a documented call. */
export interface Request {
  readonly call: CallName;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: unknown;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The most bytes of the reply's body. */
  readonly largest?: number;
}

/** A request that was made, for the checks that look at all of them. */
export interface Recorded {
  readonly call: CallName;
  readonly exchange: Kept;
  /** Whether the reply was the documented one, or the refusal that was asked for. */
  readonly isSound: boolean;
  /** Whether it is a refusal that was asked for. */
  readonly isRefusal: boolean;
}

export interface Limits {
  /** Milliseconds in which a read has to be answered. */
  readonly read: number;
  /** Milliseconds in which a write has to be answered. */
  readonly write: number;
  /** Milliseconds for which idle connections are watched. */
  readonly idle: number;
  /** How many visitors load their first page at once. */
  readonly visitors: number;
}

export const defaultLimits: Limits = { read: 15_000, write: 90_000, idle: 10_000, visitors: 10 };

/** What all checks of one run share. */
export interface Session {
  readonly scenario: Scenario;
  /** The environment variable that a part of the scenario should have come from, by its path. */
  readonly unset: Readonly<Record<string, string>>;
  readonly results: Results;
  readonly ports: Ports;
  readonly limits: Limits;
  readonly transport: Transport;
  readonly recorded: Recorded[];
  readonly recordedPreflights: Kept[];
  readonly dialect: Dialect;
  readonly send: (request: Request) => Promise<Exchange>;
  /** Sends what another program has made, such as the SDK. */
  readonly sendAs: (outgoing: Outgoing) => Promise<Exchange>;
}

export const titleOf = (call: CallName): string =>
  `${contract[call].method} ${contract[call].path}`;

export function createSession(
  parts: Omit<Session, "send" | "sendAs" | "recorded" | "recordedPreflights" | "dialect">,
): Session & { readonly count: () => number } {
  let count = 0;
  const { portalOrigin } = parts.scenario;
  const { read, write } = parts.limits;

  function sendAs({ method, path, headers, body, ...rest }: Outgoing): Promise<Exchange> {
    count += 1;
    const origin = portalOrigin !== undefined && { origin: portalOrigin };
    const usual = { accept: "application/json", "accept-encoding": ACCEPTED, ...origin };
    const outgoing = { method, path, headers: { ...usual, ...headers }, body, ...rest };
    return parts.transport.send(outgoing, method === "GET" ? read : write);
  }

  return {
    ...parts,
    recorded: [],
    recordedPreflights: [],
    dialect: createDialect(),
    count: () => count,
    sendAs,
    send({ call, params = {}, query = {}, body, token, headers, largest }) {
      const { method, path } = contract[call];
      const filled = path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) =>
        encodeURIComponent(String(params[name] ?? "")),
      );
      const search = new URLSearchParams(
        Object.entries(query).map(([name, value]) => [name, String(value)]),
      ).toString();
      return sendAs({
        method,
        path: search ? `${filled}?${search}` : filled,
        headers: {
          ...(body !== undefined && { "content-type": "application/json" }),
          ...(token !== undefined && { authorization: `JWT ${token}` }),
          ...headers,
        },
        body: body === undefined ? undefined : JSON.stringify(body),
        ...(largest !== undefined && { largest }),
      });
    },
  };
}
