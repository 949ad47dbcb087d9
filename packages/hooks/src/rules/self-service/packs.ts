type Named = { service_plan_name: string | null };

/** The name of an SMS or ETA pack as shown: the part before the first hyphen. */
export function packName(planName: string | null): string {
  return (planName ?? "").split("-", 1).join("").trim();
}

/**
 * The SMS packs for a visitor's country code: in the US those without a hyphen in their name,
 * elsewhere those with one. An unknown country (undefined or blank) gets the US list.
 */
export function smsPacksFor<Pack extends Named>(
  packs: readonly Pack[],
  country: string | undefined,
): Pack[] {
  const code = (country ?? "").trim().toUpperCase();
  const isUs = code === "" || code === "US";
  return packs.filter(({ service_plan_name }) => (service_plan_name ?? "").includes("-") !== isUs);
}
