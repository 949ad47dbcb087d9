import { createClient, isWaypostError, type Client, type WaypostError } from "@waypost/sdk";
import type { CheckId } from "../catalogue/catalogue.ts";
import type { CallName } from "../contract.ts";
import { jsonOf } from "../reads/body.ts";
import { examineArrival, examineShape, examineType } from "../reads/examine.ts";
import { silent } from "../reads/refusal.ts";
import { titleOf, type Session } from "../session.ts";
import { withoutText, type Exchange } from "../transport/exchange.ts";

/** A write that was sent, and what the kit makes of its reply. */
export interface Written<T = unknown> {
  readonly call: CallName;
  readonly exchange: Exchange;
  readonly outcome: "accepted" | WaypostError["kind"];
  /** What the SDK returned, where it was accepted. */
  readonly result?: T;
}

/** Longer than any limit of the check, which ends the call by itself. */
const NEVER = 86_400_000;

/** Sends a write with the SDK, as the kit does. */
export async function write<T>(
  session: Session,
  call: CallName,
  send: (client: Client) => Promise<T>,
  token?: string,
): Promise<Written<T>> {
  const baseUrl = "http://api.invalid";
  let exchange: Exchange | undefined;
  const client = createClient({
    baseUrl,
    timeout: { write: NEVER },
    token: () => token,
    async fetch(url, { method, headers, body }) {
      const path = url.slice(baseUrl.length);
      const reply = await session.sendAs({ method, path, headers, body });
      exchange = reply;
      if (reply.status === 0) throw new Error(reply.failure);
      return {
        ok: reply.status >= 200 && reply.status < 300,
        status: reply.status,
        headers: { get: (name) => reply.headers[name.toLowerCase()] ?? null },
        text: () => Promise.resolve(reply.text),
      };
    },
  });
  const settled = await send(client).then(
    (result) => ({ outcome: "accepted", result }) as const,
    (error: unknown) => ({ outcome: isWaypostError(error) ? error.kind : "network" }) as const,
  );
  if (!exchange) throw new Error(`${titleOf(call)} was not sent: ${settled.outcome}.`);
  return { call, exchange, ...settled };
}

/** Looks at a reply to a write that can be carried out. Whether the kit takes it for accepted. */
export function mustBeAccepted(session: Session, { call, exchange, outcome }: Written): boolean {
  const title = titleOf(call);
  const isAccepted = outcome === "accepted";
  session.recorded.push({
    call,
    exchange: withoutText(exchange),
    isSound: isAccepted,
    isRefusal: false,
  });
  if (!examineArrival(session, title, exchange) || exchange.status === 408) return false;
  session.results.judge("write-accepted", title, isAccepted ? [] : [told(exchange, outcome)]);
  const body = jsonOf(exchange);
  if (!isAccepted || body === undefined) return isAccepted;
  examineType(session, title, exchange);
  examineShape(session, { call }, body);
  return true;
}

/**
 * Looks at a reply to a write that must be refused. `check` has failed if it was accepted.
 *
 * @returns whether the kit takes it for refused
 */
export function mustBeRefused(
  session: Session,
  { call, exchange, outcome }: Written,
  about: string,
  check: CheckId = "write-refused",
): boolean {
  const title = titleOf(call);
  const { judge } = session.results;
  const isRefused = outcome === "rejected" || outcome === "http";
  session.recorded.push({
    call,
    exchange: withoutText(exchange),
    isSound: isRefused,
    isRefusal: true,
  });
  if (!examineArrival(session, title, exchange) || exchange.status === 408) return false;
  if (outcome === "accepted") {
    judge(check, title, [`${about}: accepted`]);
    return false;
  }
  judge("write-refused", title, isRefused ? [] : [`${about}: ${told(exchange, outcome)}`]);
  if (!isRefused) return false;
  judge(check, title, []);
  judge("refusal-words", title, silent(exchange, about));
  return true;
}

const MEANINGS: Readonly<Partial<Record<Written["outcome"], string>>> = {
  rejected: "refused",
  http: "refused",
  "unknown-outcome": "an unknown outcome",
};

const told = ({ status }: Exchange, outcome: Written["outcome"]): string =>
  `the kit takes the reply, ${status}, for ${MEANINGS[outcome] ?? outcome}`;
