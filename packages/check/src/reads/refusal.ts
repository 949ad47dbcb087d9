import { contract, type CallName } from "../contract.ts";
import { quoted } from "../guide.ts";
import { titleOf, type Session } from "../session.ts";
import type { Exchange } from "../transport/exchange.ts";
import { fieldsOf, isStatus, jsonOf, notJson } from "./body.ts";
import type { ReadCase } from "./read-case.ts";

/** True if the contract requires a `status`. Then only `status: true` is a success. */
export function requiresStatus(call: CallName): boolean {
  const { required } = contract[call].schema;
  return Array.isArray(required) && required.includes("status");
}

/** True if the body of a 200 reply reports a failure. */
export function isRefused(call: CallName, body: unknown): boolean {
  const { status } = fieldsOf(body);
  return requiresStatus(call) ? !isStatus(status, true) : isStatus(status, false);
}

/** Examines the reply to a read that must be refused. */
export function examineRefusal(
  { results: { record } }: Session,
  { call: name, variant, key, assertion }: ReadCase,
  exchange: Exchange,
): boolean {
  const call = titleOf(name);
  const { status } = exchange;
  const body = jsonOf(exchange);
  const check = assertion?.check ?? "refusal";
  const is2xx = status >= 200 && status < 300;
  // A card that does not match may also be answered with `response: null`.
  const isNullResponse = name === "validateCard" && fieldsOf(body).response == null && is2xx;
  if (is2xx && !isRefused(name, body) && !isNullResponse) {
    record(check, call, [`${variant ?? key ?? "the call"}: answered as a success`]);
    return false;
  }
  if (status >= 500) {
    record("refusal", call, [
      `${variant ?? "the call"}: answered with ${status}${quoted(exchange)}`,
    ]);
    return false;
  }
  record(check, call, []);
  record("refusal", call, []);
  record("refusal-words", call, isNullResponse ? [] : refusalTextProblems(exchange, variant));
  return true;
}

/** Returns a problem if a refusal has no text. */
export function refusalTextProblems(exchange: Exchange, variant = "the refusal"): string[] {
  const body = jsonOf(exchange);
  if (body === undefined) return [`${variant}: ${notJson(exchange)}`];
  const { message, error } = fieldsOf(body);
  const hasText = [message, error].some((text) => text != null && text !== "");
  return hasText ? [] : [`${variant}: neither message nor error`];
}
