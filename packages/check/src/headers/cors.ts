import type { CheckId } from "../catalogue/catalogue.ts";
import type { CallName } from "../contract.ts";
import { contract } from "../contract.ts";
import { titleOf, type Recorded, type Session } from "../session.ts";
import { withoutText, type Kept } from "../transport/exchange.ts";
import { isLookup } from "./lookups.ts";

const CHECKS: readonly CheckId[] = [
  "cors-origin",
  "cors-preflight",
  "cors-preflight-age",
  "cors-retry-after",
  "cors-any-origin",
];

/** The calls that a page of another origin has to ask for, and one without a token. */
const ASKED: readonly CallName[] = [
  "saveDeviceSettings",
  "updateOdometer",
  "listDormantDevices",
  "cancelDormant",
  "register",
];

/** What a page of the portal's origin may send and read. */
export async function checkCors(session: Session): Promise<void> {
  const { results, recorded, scenario } = session;
  const { portalOrigin } = scenario;
  if (portalOrigin === undefined) {
    for (const check of CHECKS) results.skip(check, null, "the scenario has no portalOrigin");
    return;
  }
  const replies = recorded.filter(({ exchange }) => exchange.status > 0);

  const closed = replies.filter(({ exchange }) => !allows(exchange, portalOrigin));
  results.judge("cors-origin", null, about(closed, allowed));
  // What pages cannot read at all has been told.
  const open = replies.filter(({ exchange }) => allows(exchange, portalOrigin));
  const hiding = open.filter(({ exchange }) => !exposes(exchange));
  results.judge(
    "cors-retry-after",
    null,
    about(hiding, () => "Retry-After is not exposed"),
  );
  const varying = open.filter(
    ({ call, isSound, exchange: { headers } }) =>
      isSound &&
      isLookup(call) &&
      (headers["access-control-allow-origin"] !== "*" || /origin/i.test(headers.vary ?? "")),
  );
  results.judge("cors-any-origin", null, about(varying, variation));
  await checkPreflights(session, portalOrigin);
}

async function checkPreflights(session: Session, origin: string): Promise<void> {
  const { results, transport, limits } = session;
  for (const call of ASKED) {
    const { method, path, needsToken } = contract[call];
    const wanted = [
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
          "access-control-request-headers": wanted.join(","),
        },
      },
      limits.read,
    );
    const exchange = withoutText(reply);
    session.recordedPreflights.push(exchange);
    const title = `OPTIONS ${path}`;
    const problems = preflightProblems(exchange, { origin, method, wanted });
    results.judge("cors-preflight", title, problems);
    if (problems.length > 0) continue;
    const age = Number(exchange.headers["access-control-max-age"] ?? 0);
    results.judge("cors-preflight-age", title, age > 0 ? [] : ["no Access-Control-Max-Age"]);
  }
}

interface Asked {
  readonly origin: string;
  readonly method: string;
  readonly wanted: readonly string[];
}

function preflightProblems(exchange: Kept, { origin, method, wanted }: Asked): string[] {
  const { status, headers, failure } = exchange;
  if (status === 0) return [failure ?? "no reply"];
  if (status < 200 || status > 299) return [`answered with ${status}`];
  if (!allows(exchange, origin)) return [allowed(exchange)];
  const methods = list(headers["access-control-allow-methods"]);
  const names = list(headers["access-control-allow-headers"]);
  // A star stands for every header but Authorization.
  const lacking = wanted.filter(
    (name) => !names.includes(name) && !(names.includes("*") && name !== "authorization"),
  );
  // POST needs no permission by name.
  const isMethodAllowed = method !== "PUT" || methods.includes("put") || methods.includes("*");
  return [
    ...(isMethodAllowed ? [] : [`${method} is not allowed`]),
    ...lacking.map((name) => `the header ${name} is not allowed`),
  ];
}

const about = (found: readonly Recorded[], text: (exchange: Kept) => string): string[] =>
  found.map(({ call, exchange }) => `${titleOf(call)} ${exchange.status}: ${text(exchange)}`);

const list = (header = ""): string[] => header.split(",").map((part) => part.trim().toLowerCase());

const allows = ({ headers }: Kept, origin: string): boolean =>
  ["*", origin].includes(headers["access-control-allow-origin"] ?? "");

const allowed = ({ headers }: Kept): string => {
  const { "access-control-allow-origin": told } = headers;
  return told === undefined ? "no Access-Control-Allow-Origin" : `allows ${told}`;
};

const exposes = ({ headers }: Kept): boolean =>
  list(headers["access-control-expose-headers"]).some((name) =>
    ["retry-after", "*"].includes(name),
  );

const variation = ({ headers }: Kept): string =>
  headers["access-control-allow-origin"] === "*"
    ? `Vary: ${headers.vary ?? ""}`
    : `allows ${headers["access-control-allow-origin"] ?? "nobody"}`;
