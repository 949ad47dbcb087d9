import { contract, type CallName } from "../contract.ts";
import { titleOf, type Session } from "../session.ts";
import type { Exchange } from "../transport/exchange.ts";
import { fieldsOf, isStatus, jsonOf, notJson } from "./body.ts";
import type { ReadCase } from "./read-case.ts";

/** Whether the success of a call is told by a `status` of true. */
export function requiresStatus(call: CallName): boolean {
  const { required } = contract[call].schema;
  return Array.isArray(required) && required.includes("status");
}

/** Whether the body of a 200 reports a failure. */
export function isRefused(call: CallName, body: unknown): boolean {
  const { status } = fieldsOf(body);
  return requiresStatus(call) ? !isStatus(status, true) : isStatus(status, false);
}

/** Looks at the reply to a read that must be refused. */
export function examineRefusal(
  { results: { judge } }: Session,
  { call: name, about, key, truth }: ReadCase,
  exchange: Exchange,
): boolean {
  const call = titleOf(name);
  const { status } = exchange;
  const body = jsonOf(exchange);
  const check = truth?.check ?? "refusal";
  const is2xx = status >= 200 && status < 300;
  // A card that does not match may be answered with a `response` of null.
  const isNothing = name === "validateCard" && fieldsOf(body).response == null && is2xx;
  if (is2xx && !isRefused(name, body) && !isNothing) {
    judge(check, call, [`${about ?? key ?? "the call"}: answered as a success`]);
    return false;
  }
  if (status >= 500) {
    judge("refusal", call, [`${about ?? "the call"}: answered with ${status}`]);
    return false;
  }
  judge(check, call, []);
  judge("refusal", call, []);
  judge("refusal-words", call, isNothing ? [] : silent(exchange, about));
  return true;
}

/** What a refusal lacks in words. */
export function silent(exchange: Exchange, about = "the refusal"): string[] {
  const body = jsonOf(exchange);
  if (body === undefined) return [`${about}: ${notJson(exchange)}`];
  const { message, error } = fieldsOf(body);
  const hasWords = [message, error].some((text) => text != null && text !== "");
  return hasWords ? [] : [`${about}: neither message nor error`];
}
