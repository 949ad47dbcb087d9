import { titleOf, type Recorded, type Session } from "../session.ts";
import { isLookup } from "./lookups.ts";

/** What caches between a page and the API may keep. */
export async function checkCaching(session: Session): Promise<void> {
  const { results, recorded, send } = session;
  const sound = recorded.filter(({ isSound }) => isSound);
  const lookups = sound.filter(({ call }) => isLookup(call));
  const fresh = lookups.filter((one) => !one.isRefusal && !isKept(one));
  results.judge("lookups-cached", null, about(fresh));
  const failed = lookups.filter((one) => one.isRefusal && isKept(one));
  results.judge("refusals-uncached", null, about(failed));
  const personal = sound.filter((one) => !isLookup(one.call) && !isForbidden(one));
  results.judge("personal-uncached", null, about(personal));
  const withCookie = recorded.filter(({ exchange }) => "set-cookie" in exchange.headers);
  results.judge(
    "cookies",
    null,
    withCookie.map(({ call }) => titleOf(call)),
  );

  const call = "listServicePlans";
  if (!sound.some((one) => one.call === call && !one.isRefusal)) {
    results.skip("prices-past-caches", titleOf(call), "the plans were not answered");
    return;
  }
  const again = await send({ call, headers: { "cache-control": "no-cache", pragma: "no-cache" } });
  const age = Number(again.headers.age ?? 0);
  const told = again.headers["x-cache"] ?? again.headers["cf-cache-status"] ?? "";
  const isCopy = age > 0 || /\bhit\b/i.test(told);
  const seen = [age > 0 ? `Age: ${age}` : "", told].filter(Boolean).join(", ");
  results.judge(
    "prices-past-caches",
    titleOf(call),
    isCopy ? [`answered by a cache (${seen})`] : [],
  );
}

const about = (found: readonly Recorded[]): string[] =>
  found.map(({ call, exchange }) => {
    const { "cache-control": control } = exchange.headers;
    const told = control === undefined ? "no Cache-Control" : `Cache-Control: ${control}`;
    return `${titleOf(call)} ${exchange.status}: ${told}`;
  });

const controlOf = ({ exchange }: Recorded): string =>
  (exchange.headers["cache-control"] ?? "").toLowerCase();

const isForbidden = (one: Recorded): boolean => /\bno-store\b/.test(controlOf(one));

/** Whether a shared cache may keep it for a while. */
function isKept(one: Recorded): boolean {
  const control = controlOf(one);
  const age = /\bs-maxage=(\d+)/.exec(control) ?? /\bmax-age=(\d+)/.exec(control);
  return Number(age?.[1] ?? 0) > 0 && !/\b(no-store|private|no-cache)\b/.test(control);
}
