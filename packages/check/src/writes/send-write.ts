import { createClient, isWaypostError, type Client, type WaypostError } from "@waypost/sdk";
import { checks, type Check } from "../check.ts";
import type { CallName } from "../contract.ts";
import { jsonOf, quoted } from "../reads/body.ts";
import {
  examineArrival,
  examineShape,
  examineType,
  noteStatus,
  refusalTextProblems,
  replyChecks,
} from "../reads/examine.ts";
import { labelled } from "../results.ts";
import { titleOf, type Session } from "../session.ts";
import { toRecord, type Exchange } from "../transport/exchange.ts";

/** The rules for every write. */
export const writeChecks = checks({
  "write-accepted": {
    severity: "critical",
    rule: "The reply to a completed write is unambiguously a success.",
    impact: "The page reports a failure or an unknown outcome, although the write was carried out.",
    fix: "Answer with 200 and `status: true`, without an `error`.",
  },
  "write-refused": {
    severity: "critical",
    rule: "An invalid write is refused with a 4xx status or `status: false`.",
    impact: "The page reports a success or an unknown outcome.",
    fix: "Answer with 200 and `status: false`, or with a 4xx status other than 408, 409, 425 and 499.",
  },
  "declined-card": {
    severity: "critical",
    rule: "Nothing is changed if the card is declined.",
    impact: "A device is activated without payment, or blocked although nothing was paid.",
    fix: "Register, reactivate and replace cards only after the new card was accepted, in one transaction.",
  },
});

/** A write that was sent, and how the SDK interpreted its reply. */
export interface WriteResult<T = unknown> {
  readonly call: CallName;
  readonly exchange: Exchange;
  readonly outcome: "accepted" | WaypostError["kind"];
  /** The SDK's result if the write was accepted. */
  readonly result?: T;
}

/** Disables the SDK's timeout. The check has its own. */
const NO_TIMEOUT_MS = 86_400_000;

/** Sends a write with the SDK. */
export async function sendWrite<T>(
  session: Session,
  call: CallName,
  send: (client: Client) => Promise<T>,
  token?: string,
): Promise<WriteResult<T>> {
  const baseUrl = "http://api.invalid";
  let exchange: Exchange | undefined;
  const client = createClient({
    baseUrl,
    timeout: { write: NO_TIMEOUT_MS },
    token: () => token,
    async fetch(url, { method, headers, body }) {
      const path = url.slice(baseUrl.length);
      const reply = await session.sendRaw({ method, path, headers, body });
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

/** Examines the reply to a valid write. @returns true if the SDK accepts it */
export function expectAccepted(
  session: Session,
  { call, exchange, outcome }: WriteResult,
): boolean {
  const title = titleOf(call);
  const isAccepted = outcome === "accepted";
  session.recorded.push({
    call,
    exchange: toRecord(exchange),
    isExpected: isAccepted,
    isRefusal: false,
  });
  if (!examineArrival(session, title, exchange) || exchange.status === 408) return false;
  const problem = outcomeText(exchange, outcome);
  session.results.require(writeChecks["write-accepted"], title, isAccepted, problem);
  const body = jsonOf(exchange);
  if (!isAccepted || body === undefined) return isAccepted;
  noteStatus(session, title, exchange);
  examineType(session, title, exchange);
  examineShape(session, { call }, body);
  return true;
}

/**
 * Examines the reply to an invalid write. `check` fails if the write was accepted.
 *
 * @returns true if the SDK interprets the reply as a refusal
 */
export function expectRefused(
  session: Session,
  { call, exchange, outcome }: WriteResult,
  attempted: string,
  check: Check = writeChecks["write-refused"],
): boolean {
  const title = titleOf(call);
  const { record, require } = labelled(session.results, attempted);
  const isRefused = outcome === "rejected" || outcome === "http";
  session.recorded.push({
    call,
    exchange: toRecord(exchange),
    isExpected: isRefused,
    isRefusal: true,
  });
  if (!examineArrival(session, title, exchange) || exchange.status === 408) return false;
  if (outcome === "accepted") {
    record(check, title, [`accepted with ${exchange.status}`]);
    return false;
  }
  const problem = outcomeText(exchange, outcome);
  require(writeChecks["write-refused"], title, isRefused, problem);
  if (!isRefused) return false;
  record(check, title, []);
  record(replyChecks["refusal-words"], title, refusalTextProblems(exchange));
  return true;
}

/** Sends a write twice at once, of which one has to be accepted. */
export async function sendTwice<T>(
  { results }: Session,
  check: Check,
  send: () => Promise<WriteResult<T>>,
): Promise<readonly WriteResult<T>[]> {
  const both = await Promise.all([send(), send()]);
  const { length } = both.filter(({ outcome }) => outcome === "accepted");
  results.require(check, titleOf(both[0].call), length === 1, `${length} of 2 were accepted`);
  return both;
}

const OUTCOME_TEXTS: Readonly<Partial<Record<WriteResult["outcome"], string>>> = {
  rejected: "refused",
  http: "refused",
  "unknown-outcome": "an unknown outcome",
};

const outcomeText = (exchange: Exchange, outcome: WriteResult["outcome"]): string =>
  `the kit interprets the reply ${exchange.status} as ${OUTCOME_TEXTS[outcome] ?? outcome}${quoted(exchange)}`;
