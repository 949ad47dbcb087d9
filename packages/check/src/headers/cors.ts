import { checks } from "../check.ts";
import { fieldIs } from "../reads/body.ts";
import { contract, type CallName } from "../contract.ts";
import { titleOf, type RecordedCall, type Session } from "../session.ts";
import { toRecord, type ReplyRecord } from "../transport/exchange.ts";

export const corsChecks = checks({
  "cors-origin": {
    severity: "critical",
    rule: "Every reply, including a refusal, allows the portal's origin.",
    impact: "The page does not work, or cannot show why a request was refused.",
    fix: "Send `Access-Control-Allow-Origin` with every reply, including errors.",
  },
  "cors-preflight": {
    severity: "critical",
    rule: "A preflight allows POST and PUT with the headers `Content-Type` and `Authorization`.",
    impact: "The page cannot send anything.",
    fix: "Answer OPTIONS with 2xx and the `Access-Control-Allow-…` headers.",
  },
  "cors-preflight-age": {
    severity: "minor",
    rule: "Browsers may cache a preflight.",
    impact: "Each payment takes an extra round trip.",
    fix: "Send `Access-Control-Max-Age: 600` with the replies to OPTIONS.",
  },
  "cors-retry-after": {
    severity: "minor",
    rule: "Pages may read `Retry-After`.",
    impact: "At busy times the page retries too early and gives up.",
    fix: "Send `Access-Control-Expose-Headers: Retry-After` with every reply.",
  },
  "cors-any-origin": {
    severity: "minor",
    rule: "A lookup allows any origin and does not vary by origin, so caches need one copy.",
    impact: "None for customers. Your caches keep a copy for each origin.",
    fix: "Send `Access-Control-Allow-Origin: *` and no `Vary: Origin` with lookups.",
  },
});

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
    for (const check of Object.values(corsChecks))
      results.skip(check, null, "the scenario has no portalOrigin");
    return;
  }
  const replies = recorded.filter(({ exchange }) => exchange.status > 0);

  const blocked = replies.filter(({ exchange }) => !allows(exchange, portalOrigin));
  results.record(corsChecks["cors-origin"], null, lines(blocked, allowedOrigin));
  // Blocked replies have been reported already.
  const readable = replies.filter(({ exchange }) => allows(exchange, portalOrigin));
  const withoutRetryAfter = readable.filter(({ exchange }) => !exposesRetryAfter(exchange));
  results.record(
    corsChecks["cors-retry-after"],
    null,
    lines(withoutRetryAfter, ({ headers }) =>
      fieldIs("Access-Control-Expose-Headers", headers["access-control-expose-headers"]),
    ),
  );
  const varying = readable.filter(
    ({ call, isExpected, exchange: { headers } }) =>
      isExpected &&
      contract[call].isLookup &&
      (headers["access-control-allow-origin"] !== "*" || /origin/i.test(headers.vary ?? "")),
  );
  results.record(corsChecks["cors-any-origin"], null, lines(varying, originVariation));
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
    results.record(corsChecks["cors-preflight"], title, problems);
    if (problems.length > 0) continue;
    const age = Number(exchange.headers["access-control-max-age"] ?? 0);
    results.record(
      corsChecks["cors-preflight-age"],
      title,
      age > 0
        ? []
        : [fieldIs("Access-Control-Max-Age", exchange.headers["access-control-max-age"])],
    );
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
    ...(isMethodAllowed
      ? []
      : [
          `${fieldIs("Access-Control-Allow-Methods", headers["access-control-allow-methods"])}, without ${method}`,
        ]),
    ...missing.map(
      (name) =>
        `${fieldIs("Access-Control-Allow-Headers", headers["access-control-allow-headers"])}, without ${name}`,
    ),
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
