import { checks } from "../check.ts";
import { contract, type CallName } from "../contract.ts";
import { titleOf, type Session } from "../session.ts";
import { dialectOf } from "../shapes/dialect.ts";
import { compareWithSchema } from "../shapes/differences.ts";
import type { Exchange } from "../transport/exchange.ts";
import { fieldIs, fieldsOf, isStatus, isSuccess, jsonOf, notJson, quoted } from "./body.ts";
import type { ReadCase } from "./read-rule.ts";

/** The rules for every reply. */
export const replyChecks = checks({
  answered: {
    severity: "critical",
    rule: "Every call is answered in time: a read within 15 seconds, a write within 90 seconds.",
    impact: "The page waits and then shows an error.",
    fix: "Look up in the server's log why this call was not answered.",
  },
  size: {
    severity: "major",
    rule: "A reply has at most 16 MB after decompression, 300,000 values and 64 levels.",
    impact: "The page loads slowly and may run out of memory on a phone.",
    fix: "Send only the documented data, and find out why the reply is so large.",
  },
  "no-redirect": {
    severity: "critical",
    rule: "No call is answered with a redirect.",
    impact: "The page does not work, because redirects are not followed.",
    fix: "Give the final address of the API, or answer at this address.",
  },
  status: {
    severity: "critical",
    rule: "A valid call is answered with 200.",
    impact: "The page shows an error.",
    fix: "Answer this call with 200 and the documented body.",
  },
  json: {
    severity: "critical",
    rule: "The body of a reply is complete JSON.",
    impact: "The page shows an error.",
    fix: "Send the whole documented body as JSON, not an empty body or an HTML page.",
  },
  "content-type": {
    severity: "minor",
    rule: "The content type of a reply is JSON.",
    impact: "None yet. Proxies and tools may misinterpret the reply.",
    fix: "Send `Content-Type: application/json` with every reply that has a body.",
  },
  success: {
    severity: "critical",
    rule: 'A successful reply has a `status` of true, or the text "true", where `status` is documented.',
    impact: "The page treats the reply as a failure.",
    fix: "Send `status: true`.",
  },
  fields: {
    severity: "major",
    rule: "A reply has every documented field.",
    impact: "The page lacks this information or omits a row.",
    fix: "Send the field. Use null if it has no value and null is allowed.",
  },
  types: {
    severity: "major",
    rule: "Every field has a documented type and format.",
    impact: "The page shows wrong data or omits a row.",
    fix: "Send the documented type.",
  },
  rows: {
    severity: "major",
    rule: "Lists that a form needs are not empty.",
    impact: "The customer has nothing to choose, so the form cannot be sent.",
    fix: "Return the rows.",
  },
  refusal: {
    severity: "major",
    rule: "An invalid read is refused with a 4xx status or `status: false`.",
    impact: "The page reports a server error, or shows data that it should not.",
    fix: "Refuse the request with a 4xx status, or with 200 and `status: false`.",
  },
  "refusal-words": {
    severity: "minor",
    rule: "A refusal has a text in `message` or `error` in a JSON body.",
    impact: "The page can only show “Something Went Wrong”.",
    fix: "Send a `message` that explains to the customer what was refused and why.",
  },
});

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
  const callCheck = read.problems === undefined ? read.check : undefined;
  if (!isSuccess(exchange.status) && !isDocumented4xx) {
    const is4xx = exchange.status >= 400 && exchange.status < 500;
    const check = is4xx && callCheck ? callCheck : replyChecks.status;
    record(check, call, [`answered with ${exchange.status}${quoted(exchange)}`]);
    return false;
  }
  record(replyChecks.status, call, []);
  noteStatus(session, call, exchange);
  record(replyChecks.json, call, body === undefined ? [notJson(exchange)] : []);
  if (body === undefined) return false;
  examineType(session, call, exchange);
  if (!isSuccess(exchange.status)) {
    record(replyChecks["refusal-words"], call, refusalTextProblems(exchange));
    checkContent(session, read, body);
    return true;
  }
  if (read.expect !== "answer" && isRefused(read.call, body)) {
    const { status } = fieldsOf(body);
    record(callCheck ?? replyChecks.success, call, [
      `${status === undefined ? "status is missing" : `status is ${statusText(status)}`}${quoted(exchange)}`,
    ]);
    return false;
  }
  if (requiresStatus(read.call)) record(replyChecks.success, call, []);
  const missing = examineShape(session, read, body);
  checkContent(session, read, body, missing);
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
  results.record(replyChecks["content-type"], call, problems);
}

/** Checks that there is a reply, that it is not too large and not a redirect. */
export function examineArrival(
  { results: { record } }: Pick<Session, "results">,
  call: string,
  { status, failure, headers, isTooLarge }: Exchange,
): boolean {
  if (isTooLarge || status !== 0)
    record(replyChecks.size, call, isTooLarge && failure ? [failure] : []);
  if (isTooLarge) return false;
  record(replyChecks.answered, call, status === 0 ? [failure ?? "no reply"] : []);
  if (status === 0) return false;
  const isRedirect = status >= 300 && status < 400;
  record(
    replyChecks["no-redirect"],
    call,
    isRedirect ? [`${status} to ${headers.location ?? "nowhere"}`] : [],
  );
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
  record(replyChecks.fields, call, isKeyMissing ? [...missing, `${key} is missing`] : missing);
  record(replyChecks.types, call, mistyped);
  if (needsRows && Array.isArray(value))
    record(replyChecks.rows, call, value.length === 0 ? [fieldIs(String(key), value)] : []);
  session.dialect.add(call, dialectOf(schema, body));
  return missing.map((one) => /(\w+) is missing/.exec(one)?.[1] ?? "");
}

/** The fields by which later checks compare the rows of a reply. */
const IDS: readonly string[] = ["imei_no", "service_plan_id"];

function checkContent(
  { results: { record, skip } }: Session,
  { call, check, key, problems }: ReadCase,
  body: unknown,
  missing: readonly string[] = [],
): void {
  // A missing value has been reported already.
  if (!check || (key !== undefined && fieldsOf(body)[key] == null)) return;
  const used = new Set<string>();
  const watched = watchFields(body, used);
  const found = problems?.(fieldsOf(watched), watched) ?? [];
  const cause = missing.find((name) => used.has(name));
  // The missing field is the finding, and not what follows from it.
  if (found.length > 0 && cause !== undefined)
    skip(check, titleOf(call), `${cause} is missing in the reply`);
  else record(check, titleOf(call), found);
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

/** True if the contract requires a `status`. Then only `status: true` is a success. */
function requiresStatus(call: CallName): boolean {
  const { required } = contract[call].schema;
  return Array.isArray(required) && required.includes("status");
}

/** True if the body of a 200 reply reports a failure. */
export function isRefused(call: CallName, body: unknown): boolean {
  const { status } = fieldsOf(body);
  return requiresStatus(call) ? !isStatus(status, true) : isStatus(status, false);
}

/** Examines the reply to a read that must be refused. */
function examineRefusal(
  { results: { record } }: Session,
  { call: name, check = replyChecks.refusal }: ReadCase,
  exchange: Exchange,
): boolean {
  const call = titleOf(name);
  const { status } = exchange;
  const body = jsonOf(exchange);
  const is2xx = status >= 200 && status < 300;
  // A card that does not match may also be answered with `response: null`.
  const isNullResponse = name === "validateCard" && fieldsOf(body).response == null && is2xx;
  if (is2xx && !isRefused(name, body) && !isNullResponse) {
    record(check, call, [`answered with ${status} as a success`]);
    return false;
  }
  if (status >= 500) {
    record(replyChecks.refusal, call, [`answered with ${status}${quoted(exchange)}`]);
    return false;
  }
  record(check, call, []);
  record(replyChecks.refusal, call, []);
  record(replyChecks["refusal-words"], call, isNullResponse ? [] : refusalTextProblems(exchange));
  return true;
}

/** Returns a problem if a refusal has no text. */
export function refusalTextProblems(exchange: Exchange): string[] {
  const body = jsonOf(exchange);
  if (body === undefined) return [notJson(exchange)];
  const { message, error } = fieldsOf(body);
  const hasText = [message, error].some((text) => text != null && text !== "");
  return hasText ? [] : [`${fieldIs("message", message)}, and ${fieldIs("error", error)}`];
}
