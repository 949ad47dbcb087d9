import { contract } from "../contract.ts";
import { titleOf, type Session } from "../session.ts";
import { dialectOf } from "../shapes/dialect.ts";
import { compareWithSchema } from "../shapes/differences.ts";
import type { Exchange } from "../transport/exchange.ts";
import { quoted } from "../guide.ts";
import { fieldsOf, isStatus, isSuccess, jsonOf, notJson } from "./body.ts";
import { examineRefusal, isRefused, requiresStatus, refusalTextProblems } from "./refusal.ts";
import type { ReadCase } from "./read-case.ts";

/**
 * Examines a reply: first the delivery, then the status, then the body. Stops at a problem that
 * makes the following checks meaningless.
 *
 * @returns true if the reply is complete enough for later checks
 */
export function examine(session: Session, read: ReadCase, exchange: Exchange): boolean {
  const call = titleOf(read.call);
  const { record } = session.results;
  if (!examineArrival(session, call, exchange)) return false;
  if (exchange.status === 408 && exchange.method !== "GET") return false;
  if (read.expect === "refusal") return examineRefusal(session, read, exchange);
  const body = jsonOf(exchange);
  const isDocumented4xx =
    read.expect === "answer" && /^4(?!08|25|29|99)/.test(`${exchange.status}`);
  // A check without `problems`, such as `card-match`, passes or fails with the whole call.
  const callCheck = read.assertion?.problems === undefined ? read.assertion?.check : undefined;
  if (!isSuccess(exchange.status) && !isDocumented4xx) {
    const is4xx = exchange.status >= 400 && exchange.status < 500;
    const check = is4xx && callCheck ? callCheck : "status";
    record(check, call, [`answered with ${exchange.status}${quoted(exchange)}`]);
    return false;
  }
  record("status", call, []);
  noteStatus(session, call, exchange);
  record("json", call, body === undefined ? [notJson(exchange)] : []);
  if (body === undefined) return false;
  examineType(session, call, exchange);
  if (!isSuccess(exchange.status)) {
    record("refusal-words", call, refusalTextProblems(exchange, read.variant));
    checkAssertion(session, read, exchange, body);
    return true;
  }
  if (read.expect !== "answer" && isRefused(read.call, body)) {
    const { status } = fieldsOf(body);
    record(callCheck ?? "success", call, [
      `${status === undefined ? "status is missing" : `status is ${statusText(status)}`}${quoted(exchange)}`,
    ]);
    return false;
  }
  if (requiresStatus(read.call)) record("success", call, []);
  const missing = examineShape(session, read, body);
  checkAssertion(session, read, exchange, body, missing);
  return !missing.some((name) => IDS.includes(name));
}

/** Notes a status that is not the documented one, although the kit accepts it. */
export function noteStatus({ results }: Session, call: string, { status }: Exchange): void {
  if (status !== 200 && status < 300)
    results.note(call, `answered with ${status}; the kit accepts it`);
}

const statusText = (status: unknown): string =>
  isStatus(status, false) ? "false" : `“${JSON.stringify(status).slice(0, 30)}”`;

export function examineType({ results }: Session, call: string, { headers }: Exchange): void {
  const type = headers["content-type"] ?? "none";
  const problems = /\bjson\b/.test(type) ? [] : [`Content-Type: ${type}`];
  results.record("content-type", call, problems);
}

/** Checks that there is a reply, that it is not too large and not a redirect. */
export function examineArrival(
  { results: { record } }: Pick<Session, "results">,
  call: string,
  { status, failure, headers, isTooLarge }: Exchange,
): boolean {
  if (isTooLarge || status !== 0) record("size", call, isTooLarge && failure ? [failure] : []);
  if (isTooLarge) return false;
  record("answered", call, status === 0 ? [failure ?? "no reply"] : []);
  if (status === 0) return false;
  const isRedirect = status >= 300 && status < 400;
  record("no-redirect", call, isRedirect ? [`${status} to ${headers.location ?? "nowhere"}`] : []);
  return !isRedirect;
}

/**
 * Compares a body with the contract and notes its dialect.
 *
 * @returns the names of the missing fields
 */
export function examineShape(
  session: Session,
  read: Pick<ReadCase, "call" | "variant" | "key" | "needsRows">,
  body: unknown,
): readonly string[] {
  const { call: name, key, needsRows } = read;
  const call = titleOf(name);
  const { record, note } = session.results;
  const { schema } = contract[name];
  const differences = compareWithSchema(schema, body);
  const { found: missing, tolerated: toleratedMissing } = splitTolerated(read, differences.missing);
  const { found: mistyped, tolerated: toleratedTypes } = splitTolerated(read, differences.mistyped);
  for (const one of [...toleratedMissing, ...toleratedTypes])
    note(call, `${one}; the kit accepts it`);
  const value = key === undefined ? undefined : fieldsOf(body)[key];
  const isKeyMissing =
    key !== undefined &&
    value == null &&
    !missing.some((one) => one.startsWith(`${key} is missing`));
  record("fields", call, isKeyMissing ? [...missing, `${key} is missing`] : missing);
  record("types", call, mistyped);
  if (needsRows && Array.isArray(value))
    record("rows", call, value.length === 0 ? [`${key} is empty`] : []);
  session.dialect.add(call, dialectOf(schema, body));
  return missing.map((one) => /(\w+) is missing/.exec(one)?.[1] ?? "");
}

/** The fields by which later checks compare the rows of a reply. */
const IDS: readonly string[] = ["imei_no", "service_plan_id"];

function checkAssertion(
  session: Session,
  read: ReadCase,
  exchange: Exchange,
  body: unknown,
  missing: readonly string[] = [],
): void {
  const { assertion, key } = read;
  // A missing value has been reported already.
  if (!assertion || (key !== undefined && fieldsOf(body)[key] == null)) return;
  const used = new Set<string>();
  const watched = watchFields(body, used);
  const problems = assertion.problems?.(fieldsOf(watched), watched, exchange) ?? [];
  const cause = missing.find((name) => used.has(name));
  const { record, skip } = session.results;
  // The missing field is the finding, and not what follows from it.
  if (problems.length > 0 && cause !== undefined)
    skip(assertion.check, titleOf(read.call), `${cause} is missing in the reply`);
  else record(assertion.check, titleOf(read.call), problems);
}

/** Returns the value so that the names of the fields that are read from it are added to `used`. */
function watchFields(value: unknown, used: Set<string>): unknown {
  if (typeof value !== "object" || value === null) return value;
  return new Proxy(value, {
    get(target, name) {
      if (typeof name === "string") used.add(name);
      return watchFields(Reflect.get(target, name), used);
    },
  });
}

type Case = Pick<ReadCase, "call" | "variant">;

/** Differences from the contract that the kit accepts, as tests of its flows show. */
const TOLERATED: readonly (readonly [difference: RegExp, appliesTo: (read: Case) => boolean])[] = [
  [/(^|\.)imei_no is a number, not a text/, () => true],
  // The kit shows and sells packs without a period.
  [/^plans\[\]\.duration is (missing|null)/, ({ variant = "" }) => variant.endsWith("_pack")],
];

/** Separates problems from differences that the kit accepts. */
function splitTolerated(read: Case, differences: readonly string[]) {
  const isTolerated = (difference: string) =>
    TOLERATED.some(([pattern, appliesTo]) => pattern.test(difference) && appliesTo(read));
  return {
    found: differences.filter((difference) => !isTolerated(difference)),
    tolerated: differences.filter(isTolerated),
  };
}
