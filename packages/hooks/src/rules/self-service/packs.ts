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

/**
 * The price in US dollars of one message of an SMS pack; null where the pack's name does not begin
 * with their number.
 */
export function dollarsPerMessage(pack: Named & { price: number | null }): number | null {
  const { service_plan_name, price } = pack;
  const [, digits = ""] = /^\s*(\d[\d,]*)/.exec(service_plan_name ?? "") ?? [];
  const count = Number(digits.replaceAll(",", ""));
  return price === null || count === 0 ? null : price / count;
}
