import { checks } from "../check.ts";
import { contract } from "../contract.ts";
import { titleOf, type RecordedCall, type Session } from "../session.ts";

export const cachingChecks = checks({
  "lookups-cached": {
    severity: "minor",
    rule: "Caches may store lookups.",
    impact: "The first page is slower than necessary.",
    fix: "Send `Cache-Control: public, max-age=300` with the seven lookups.",
  },
  "refusals-uncached": {
    severity: "minor",
    rule: "Caches do not store a lookup that failed.",
    impact: "A short outage lasts until the cached copies expire.",
    fix: "Send `Cache-Control: no-store` with refusals.",
  },
  "prices-past-caches": {
    severity: "critical",
    rule: "Plans requested with `Cache-Control: no-cache` come from the API, not from a cache.",
    impact: "The customer agrees to one price and pays another.",
    fix: "Forward requests with `no-cache` for `/info/service_plan/revised` to the API.",
  },
  "personal-uncached": {
    severity: "critical",
    rule: "Caches do not store replies about a customer, an e-mail address or a device.",
    impact: "Another person sees the customer's data, or the customer sees an outdated outcome.",
    fix: "Send `Cache-Control: no-store` with every reply except lookups.",
  },
  cookies: {
    severity: "minor",
    rule: "No reply sets a cookie.",
    impact: "None: no call sends cookies. Caches may not store a lookup that sets one.",
    fix: "Do not send `Set-Cookie`.",
  },
});

/** Checks what shared caches may store. */
export async function checkCaching(session: Session): Promise<void> {
  const { results, recorded, send } = session;
  const expected = recorded.filter(({ isExpected }) => isExpected);
  const lookups = expected.filter(({ call }) => contract[call].isLookup);
  const uncached = lookups.filter((one) => !one.isRefusal && !isCacheable(one));
  results.record(cachingChecks["lookups-cached"], null, cacheControlLines(uncached));
  const cachedRefusals = lookups.filter((one) => one.isRefusal && isCacheable(one));
  results.record(cachingChecks["refusals-uncached"], null, cacheControlLines(cachedRefusals));
  const cachedPersonal = expected.filter((one) => !contract[one.call].isLookup && !isNoStore(one));
  results.record(cachingChecks["personal-uncached"], null, cacheControlLines(cachedPersonal));
  const withCookie = recorded.filter(({ exchange }) => "set-cookie" in exchange.headers);
  const titles = withCookie.map(({ call }) => `${titleOf(call)}: Set-Cookie`);
  results.record(cachingChecks.cookies, null, titles);

  const call = "listServicePlans";
  const check = cachingChecks["prices-past-caches"];
  if (!expected.some((one) => one.call === call && !one.isRefusal)) {
    results.skip(check, titleOf(call), "the list of plans was not answered");
    return;
  }
  const reply = await send({ call, headers: { "cache-control": "no-cache", pragma: "no-cache" } });
  const age = Number(reply.headers.age ?? 0);
  const cacheStatus = reply.headers["x-cache"] ?? reply.headers["cf-cache-status"] ?? "";
  const isCopy = age > 0 || /\bhit\b/i.test(cacheStatus);
  const seen = [age > 0 ? `Age: ${age}` : "", cacheStatus].filter(Boolean).join(", ");
  results.require(check, titleOf(call), !isCopy, `answered by a cache (${seen})`);
}

const cacheControlLines = (found: readonly RecordedCall[]): string[] =>
  found.map(({ call, exchange }) => {
    const { "cache-control": control } = exchange.headers;
    const text = control === undefined ? "no Cache-Control" : `Cache-Control: ${control}`;
    return `${titleOf(call)} ${exchange.status}: ${text}`;
  });

const cacheControlOf = ({ exchange }: RecordedCall): string =>
  (exchange.headers["cache-control"] ?? "").toLowerCase();

const isNoStore = (one: RecordedCall): boolean => /\bno-store\b/.test(cacheControlOf(one));

/** True if a shared cache may store the reply. */
function isCacheable(one: RecordedCall): boolean {
  const control = cacheControlOf(one);
  const age = /\bs-maxage=(\d+)/.exec(control) ?? /\bmax-age=(\d+)/.exec(control);
  return Number(age?.[1] ?? 0) > 0 && !/\b(no-store|private|no-cache)\b/.test(control);
}
