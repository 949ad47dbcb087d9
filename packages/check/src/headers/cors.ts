import type { CheckId } from "../catalogue/catalogue.ts";
import type { CallName } from "../contract.ts";
import { contract } from "../contract.ts";
import { titleOf, type RecordedCall, type Session } from "../session.ts";
import { toRecord, type ReplyRecord } from "../transport/exchange.ts";

const CHECKS: readonly CheckId[] = [
  "cors-origin",
  "cors-preflight",
  "cors-preflight-age",
  "cors-retry-after",
  "cors-any-origin",
];

/** The calls that need a preflight, and `register` as a call without a token. */
const PREFLIGHT_CALLS: readonly CallName[] = [
  "saveDeviceSettings",
  "updateOdometer",
  "listDormantDevices",
  "cancelDormant",
  "register",
];

/** Checks what a page of the portal's origin may send and read. */
export async function checkCors(session: Session): Promise<void> {
  const { results, recorded, scenario } = session;
  const { portalOrigin } = scenario;
  if (portalOrigin === undefined) {
    for (const check of CHECKS) results.skip(check, null, "the scenario has no portalOrigin");
    return;
  }
  const replies = recorded.filter(({ exchange }) => exchange.status > 0);

  const blocked = replies.filter(({ exchange }) => !allows(exchange, portalOrigin));
  results.record("cors-origin", null, lines(blocked, allowedOrigin));
  // Blocked replies have been reported already.
  const readable = replies.filter(({ exchange }) => allows(exchange, portalOrigin));
  const withoutRetryAfter = readable.filter(({ exchange }) => !exposesRetryAfter(exchange));
  results.record(
    "cors-retry-after",
    null,
    lines(withoutRetryAfter, () => "Retry-After is not exposed"),
  );
  const varying = readable.filter(
    ({ call, isExpected, exchange: { headers } }) =>
      isExpected &&
      contract[call].isLookup &&
      (headers["access-control-allow-origin"] !== "*" || /origin/i.test(headers.vary ?? "")),
  );
  results.record("cors-any-origin", null, lines(varying, originVariation));
  await checkPreflights(session, portalOrigin);
}

async function checkPreflights(session: Session, origin: string): Promise<void> {
  const { results, transport, limits } = session;
  for (const call of PREFLIGHT_CALLS) {
    const { method, path, needsToken } = contract[call];
    const requiredHeaders = [
      ...(method === "GET" ? [] : ["content-type"]),
      ...(needsToken ? ["authorization"] : []),
    ];
    const reply = await transport.send(
      {
        method: "OPTIONS",
        path: path.replaceAll(/\{\w+\}/g, "1"),
        headers: {
          origin,
          "access-control-request-method": method,
          "access-control-request-headers": requiredHeaders.join(","),
        },
      },
      limits.read,
    );
    const exchange = toRecord(reply);
    session.recordedPreflights.push(exchange);
    const title = `OPTIONS ${path}`;
    const problems = preflightProblems(exchange, { origin, method, requiredHeaders });
    results.record("cors-preflight", title, problems);
    if (problems.length > 0) continue;
    const age = Number(exchange.headers["access-control-max-age"] ?? 0);
    results.record("cors-preflight-age", title, age > 0 ? [] : ["no Access-Control-Max-Age"]);
  }
}

interface Preflight {
  readonly origin: string;
  readonly method: string;
  readonly requiredHeaders: readonly string[];
}

function preflightProblems(
  exchange: ReplyRecord,
  { origin, method, requiredHeaders }: Preflight,
): string[] {
  const { status, headers, failure } = exchange;
  if (status === 0) return [failure ?? "no reply"];
  if (status < 200 || status > 299) return [`answered with ${status}`];
  if (!allows(exchange, origin)) return [allowedOrigin(exchange)];
  const methods = listItems(headers["access-control-allow-methods"]);
  const names = listItems(headers["access-control-allow-headers"]);
  // A star does not cover Authorization.
  const missing = requiredHeaders.filter(
    (name) => !names.includes(name) && !(names.includes("*") && name !== "authorization"),
  );
  // POST does not have to be listed.
  const isMethodAllowed = method !== "PUT" || methods.includes("put") || methods.includes("*");
  return [
    ...(isMethodAllowed ? [] : [`${method} is not allowed`]),
    ...missing.map((name) => `the header ${name} is not allowed`),
  ];
}

const lines = (found: readonly RecordedCall[], text: (exchange: ReplyRecord) => string): string[] =>
  found.map(({ call, exchange }) => `${titleOf(call)} ${exchange.status}: ${text(exchange)}`);

const listItems = (header = ""): string[] =>
  header.split(",").map((part) => part.trim().toLowerCase());

const allows = ({ headers }: ReplyRecord, origin: string): boolean =>
  ["*", origin].includes(headers["access-control-allow-origin"] ?? "");

const allowedOrigin = ({ headers }: ReplyRecord): string => {
  const { "access-control-allow-origin": origin } = headers;
  return origin === undefined ? "no Access-Control-Allow-Origin" : `allows ${origin}`;
};

const exposesRetryAfter = ({ headers }: ReplyRecord): boolean =>
  listItems(headers["access-control-expose-headers"]).some((name) =>
    ["retry-after", "*"].includes(name),
  );

const originVariation = ({ headers }: ReplyRecord): string =>
  headers["access-control-allow-origin"] === "*"
    ? `Vary: ${headers.vary ?? ""}`
    : `allows ${headers["access-control-allow-origin"] ?? "nobody"}`;
