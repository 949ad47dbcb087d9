import { contract } from "../contract.ts";
import { titleOf, type Session } from "../session.ts";
import { dialectOf } from "../shapes/dialect.ts";
import { differencesOf } from "../shapes/differences.ts";
import type { Exchange } from "../transport/exchange.ts";
import { fieldsOf, isStatus, jsonOf, notJson } from "./body.ts";
import { separated } from "./coped.ts";
import { examineRefusal, isRefused, requiresStatus, silent } from "./refusal.ts";
import type { ReadCase } from "./read-case.ts";

/**
 * Looks at one reply, from the outside in: what an outer part makes senseless is not told.
 *
 * @returns whether the reply is the one that was expected, as far as later checks need it
 */
export function examine(session: Session, read: ReadCase, exchange: Exchange): boolean {
  const call = titleOf(read.call);
  const { judge } = session.results;
  if (!examineArrival(session, call, exchange)) return false;
  if (exchange.status === 408 && exchange.method !== "GET") return false;
  if (read.expect === "refusal") return examineRefusal(session, read, exchange);
  const body = jsonOf(exchange);
  const isAnswer = read.expect === "answer" && /^4(?!08|25|29|99)/.test(`${exchange.status}`);
  // The check of a whole call, such as whether a card matches.
  const whole = read.truth?.problems === undefined ? read.truth?.check : undefined;
  if (exchange.status !== 200 && !isAnswer) {
    const check = whole && exchange.status >= 400 && exchange.status < 500 ? whole : "status";
    judge(check, call, [`answered with ${exchange.status}`]);
    return false;
  }
  judge("status", call, []);
  judge("json", call, body === undefined ? [notJson(exchange)] : []);
  if (body === undefined) return false;
  examineType(session, call, exchange);
  if (exchange.status !== 200) {
    judge("refusal-words", call, silent(exchange, read.about));
    examineTruth(session, read, exchange, body);
    return true;
  }
  if (read.expect !== "answer" && isRefused(read.call, body)) {
    const { status } = fieldsOf(body);
    judge(whole ?? "success", call, [
      status === undefined ? "status is missing" : `status is ${told(status)}`,
    ]);
    return false;
  }
  if (requiresStatus(read.call)) judge("success", call, []);
  examineShape(session, read, body);
  examineTruth(session, read, exchange, body);
  return true;
}

const told = (status: unknown): string =>
  isStatus(status, false) ? "false" : `“${JSON.stringify(status).slice(0, 30)}”`;

export function examineType({ results }: Session, call: string, { headers }: Exchange): void {
  const type = headers["content-type"] ?? "none";
  const problems = /\bjson\b/.test(type) ? [] : [`Content-Type: ${type}`];
  results.judge("content-type", call, problems);
}

/** Whether there is a reply, and no redirect. */
export function examineArrival(
  { results: { judge } }: Pick<Session, "results">,
  call: string,
  { status, failure, headers, isTooLarge }: Exchange,
): boolean {
  if (isTooLarge || status !== 0) judge("size", call, isTooLarge && failure ? [failure] : []);
  if (isTooLarge) return false;
  judge("answered", call, status === 0 ? [failure ?? "no reply"] : []);
  if (status === 0) return false;
  const isRedirect = status >= 300 && status < 400;
  judge("no-redirect", call, isRedirect ? [`${status} to ${headers.location ?? "nowhere"}`] : []);
  return !isRedirect;
}

/** Compares a body with the contract, and notes its dialect. */
export function examineShape(
  session: Session,
  read: Pick<ReadCase, "call" | "about" | "key" | "needsRows">,
  body: unknown,
): void {
  const { call: name, key, needsRows } = read;
  const call = titleOf(name);
  const { judge, note } = session.results;
  const { schema } = contract[name];
  const differences = differencesOf(schema, body);
  const { found: missing, coped: left } = separated(read, differences.missing);
  const { found: mistyped, coped: others } = separated(read, differences.mistyped);
  for (const one of [...left, ...others]) note(call, `${one}; the kit copes with it`);
  const value = key === undefined ? undefined : fieldsOf(body)[key];
  const isLacking = key !== undefined && value == null && !missing.includes(`${key} is missing`);
  judge("fields", call, isLacking ? [...missing, `${key} is missing`] : missing);
  judge("types", call, mistyped);
  if (needsRows && Array.isArray(value))
    judge("rows", call, value.length === 0 ? [`${key} is empty`] : []);
  session.dialect.add(call, dialectOf(schema, body));
}

function examineTruth(session: Session, read: ReadCase, exchange: Exchange, body: unknown): void {
  const { truth, key } = read;
  // What is not there at all has been told already.
  if (!truth || (key !== undefined && fieldsOf(body)[key] == null)) return;
  const problems = truth.problems?.(fieldsOf(body), body, exchange) ?? [];
  session.results.judge(truth.check, titleOf(read.call), problems);
}
