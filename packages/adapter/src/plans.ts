import { isObject } from "./fit.ts";
import { refuse } from "./reply.ts";
import type { AdapterOptions } from "./types.ts";

/** The ids that the portal knows. */
const PLAN_ID = /^(standard|plus|pro)(_obd)?(_quarterly|_yearly)?$/;

/** The fields of payloads and replies with the id of a plan or a pack. */
const FIELDS: ReadonlySet<string> = new Set([
  "activated_plan_id",
  "device_plan",
  "eta_id",
  "service_plan",
  "service_plan_id",
  "sms_pack_id",
]);

type Replace = (id: string) => string | undefined;

/** Replaces the ids of plans in a payload or a result. An id without another is undefined. */
function replaceIds(value: unknown, replace: Replace): unknown {
  if (Array.isArray(value)) return value.map((item) => replaceIds(item, replace));
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([name, part]) => [
    name,
    FIELDS.has(name) && typeof part === "string" ? replace(part) : replaceIds(part, replace),
  ]);
  return { ...value, ...Object.fromEntries(entries) };
}

const listedId = (row: unknown): unknown => (isObject(row) ? row["service_plan_id"] : undefined);

/**
 * The ids of plans in both directions. An id that is mapped stands for one plan only: the portal
 * does not see the plan of yours that has the same id, and cannot order by your own id.
 *
 * @throws TypeError if `plans` cannot be used both ways
 */
export function createPlanIds(plans: NonNullable<AdapterOptions["plans"]> = {}) {
  const own = new Map<string, string>(Object.entries(plans));
  const known = new Map([...own].map(([id, ownId]) => [ownId, id]));
  for (const [id, ownId] of own) {
    if (!PLAN_ID.test(id)) throw new TypeError(`plans: the portal has no plan "${id}".`);
    if (typeof ownId !== "string" || known.get(ownId) !== id)
      throw new TypeError(`plans: "${id}" needs an id of its own.`);
  }
  const toKnown: Replace = (id) => known.get(id) ?? (own.has(id) ? undefined : id);
  const toOwn: Replace = (id) => {
    if (known.has(id) && !own.has(id)) throw refuse("This plan is not offered.");
    return own.get(id) ?? id;
  };
  // Settings may have fields of these names that are no plans.
  const areMapped = (name: string) => own.size > 0 && !name.startsWith("deviceSettings.");
  return {
    /** A payload with your ids. @throws Refusal for an id that no list shows */
    toOwn: (name: string, payload: unknown): unknown =>
      areMapped(name) ? replaceIds(payload, toOwn) : payload,
    /** A result with the ids of the portal, without the plans that have none. */
    toKnown(name: string, result: unknown): unknown {
      if (!areMapped(name)) return result;
      if (name === "lookups.planRules" && isObject(result)) {
        const rules = Object.entries(result).map(([id, text]) => [toKnown(id), text] as const);
        return Object.fromEntries(rules.filter(([id]) => id !== undefined));
      }
      const isShown = (row: unknown) => {
        const id = listedId(row);
        return typeof id !== "string" || toKnown(id) !== undefined;
      };
      return replaceIds(Array.isArray(result) ? result.filter(isShown) : result, toKnown);
    },
    /** The ids in a price list that the portal does not show, each with a message. */
    problemsIn(list: unknown): (readonly [id: string, message: string])[] {
      const rows: readonly unknown[] = Array.isArray(list) ? list : [];
      return rows.filter(isObject).flatMap((row) => {
        const id = String(listedId(row));
        if (toKnown(id) === undefined)
          return [[id, `"${id}" is not listed: by the option plans it is "${own.get(id)}".`]];
        const isPlan = known.has(id) || PLAN_ID.test(id);
        const hasPeriod = Number(row["duration"]) > 0;
        if (isPlan || hasPeriod || String(row["category"]).endsWith("_pack")) return [];
        return [[id, `"${id}" has no duration, so the portal does not show it.`]];
      });
    },
  };
}
