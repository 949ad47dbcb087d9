import { isObject } from "./fit.ts";
import type { AdapterOptions } from "./types.ts";

/** The ids that the portal knows. */
const PLAN_ID = /^(standard|plus|pro)(_obd)?(_quarterly|_yearly)?$/;

/** The fields of payloads and replies with the id of a plan. */
const FIELDS: ReadonlySet<string> = new Set([
  "activated_plan_id",
  "device_plan",
  "service_plan",
  "service_plan_id",
]);

/** Replaces the ids of plans in a payload or a result. A map of rules has the ids as its keys. */
function replaceIds(value: unknown, replace: (id: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => replaceIds(item, replace));
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([name, part]) => [
    name,
    FIELDS.has(name) && typeof part === "string" ? replace(part) : replaceIds(part, replace),
  ]);
  return { ...value, ...Object.fromEntries(entries) };
}

/** The ids of plans in both directions. @throws TypeError if `plans` cannot be used both ways */
export function createPlanIds(plans: NonNullable<AdapterOptions["plans"]> = {}) {
  const own = new Map<string, string>(Object.entries(plans));
  const known = new Map([...own].map(([id, ownId]) => [ownId, id]));
  for (const [id, ownId] of own) {
    if (!PLAN_ID.test(id)) throw new TypeError(`plans: the portal has no plan "${id}".`);
    if (typeof ownId !== "string" || known.get(ownId) !== id)
      throw new TypeError(`plans: "${id}" needs an id of its own.`);
  }
  const toOwn = (id: string): string => own.get(id) ?? id;
  const toKnown = (id: string): string => known.get(id) ?? id;
  return {
    /** A payload with your ids. */
    toOwn: (payload: unknown): unknown => (own.size > 0 ? replaceIds(payload, toOwn) : payload),
    /** A result with the ids of the portal. */
    toKnown(name: string, result: unknown): unknown {
      if (own.size === 0) return result;
      if (name !== "lookups.planRules" || !isObject(result)) return replaceIds(result, toKnown);
      const rules = Object.entries(result).map(([id, text]) => [toKnown(id), text]);
      return Object.fromEntries(rules);
    },
    /** The ids of device plans in a price list that the portal would not show. */
    unknownIn(list: unknown): string[] {
      const rows: readonly unknown[] = Array.isArray(list) ? list : [];
      const ids = rows.flatMap((row) =>
        isObject(row) && !String(row["category"]).endsWith("_pack")
          ? [String(row["service_plan_id"])]
          : [],
      );
      return ids.filter((id) => !known.has(id) && (own.has(id) || !PLAN_ID.test(id)));
    },
  };
}
