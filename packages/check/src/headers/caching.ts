import { contract } from "../contract.ts";
import { titleOf, type RecordedCall, type Session } from "../session.ts";

/** Checks what shared caches may store. */
export async function checkCaching(session: Session): Promise<void> {
  const { results, recorded, send } = session;
  const expected = recorded.filter(({ isExpected }) => isExpected);
  const lookups = expected.filter(({ call }) => contract[call].isLookup);
  const uncached = lookups.filter((one) => !one.isRefusal && !isCacheable(one));
  results.record("lookups-cached", null, cacheControlLines(uncached));
  const cachedRefusals = lookups.filter((one) => one.isRefusal && isCacheable(one));
  results.record("refusals-uncached", null, cacheControlLines(cachedRefusals));
  const cachedPersonal = expected.filter((one) => !contract[one.call].isLookup && !isNoStore(one));
  results.record("personal-uncached", null, cacheControlLines(cachedPersonal));
  const withCookie = recorded.filter(({ exchange }) => "set-cookie" in exchange.headers);
  results.record(
    "cookies",
    null,
    withCookie.map(({ call }) => titleOf(call)),
  );

  const call = "listServicePlans";
  if (!expected.some((one) => one.call === call && !one.isRefusal)) {
    results.skip("prices-past-caches", titleOf(call), "the list of plans was not answered");
    return;
  }
  const reply = await send({ call, headers: { "cache-control": "no-cache", pragma: "no-cache" } });
  const age = Number(reply.headers.age ?? 0);
  const cacheStatus = reply.headers["x-cache"] ?? reply.headers["cf-cache-status"] ?? "";
  const isCopy = age > 0 || /\bhit\b/i.test(cacheStatus);
  const seen = [age > 0 ? `Age: ${age}` : "", cacheStatus].filter(Boolean).join(", ");
  results.record(
    "prices-past-caches",
    titleOf(call),
    isCopy ? [`answered by a cache (${seen})`] : [],
  );
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
