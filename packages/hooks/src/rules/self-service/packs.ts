import type { ServicePlan } from "@waypost/sdk";

type Named = { service_plan_name: string | null };

/** A pack with a name and a price. */
interface Pack extends ServicePlan {
  readonly service_plan_name: string;
  readonly price: number;
}

/** The packs that can be bought. A list may also contain packs without a name or a price. */
export const packsForSale = (packs: readonly ServicePlan[]): Pack[] =>
  packs.filter(
    (pack): pack is Pack => packName(pack.service_plan_name) !== "" && pack.price !== null,
  );

/** The displayed name of an SMS or ETA pack: the part before the first hyphen. */
export function packName(planName: string | null): string {
  return (planName ?? "").split("-", 1).join("").trim();
}

/**
 * The SMS packs for a visitor's country code: in the US those without a hyphen in their name,
 * elsewhere those with one. For an unknown country (undefined or blank), the US list.
 */
export function smsPacksFor<Plan extends Named>(
  packs: readonly Plan[],
  country: string | undefined,
): Plan[] {
  const code = (country ?? "").trim().toUpperCase();
  const isUs = code === "" || code === "US";
  return packs.filter(({ service_plan_name }) => (service_plan_name ?? "").includes("-") !== isUs);
}
