import { configure } from "./configured.ts";
import { openPortal, type Portal } from "./kit.ts";

/** A row of a price list of the vendor's own. */
interface Tariff {
  readonly service_plan_id: string;
  readonly service_plan_name: string;
  readonly price: number;
  readonly duration: number | null;
}

type PriceLists = Readonly<Partial<Record<"gps" | "obd", readonly Tariff[]>>>;

const tariff = (id: string, name: string, price: number, duration: number | null): Tariff => ({
  service_plan_id: id,
  service_plan_name: name,
  price,
  duration,
});

/** One plan with one period, for GPS trackers only. */
export const ONE: PriceLists = { gps: [tariff("plus", "Fleet", 12, 1)] };

/** One plan, billed every 24 months. */
export const TWO_YEARS: PriceLists = { gps: [tariff("plus", "Fleet", 240, 24)] };

/** Two tiers with one period. */
export const TWO: PriceLists = {
  obd: [tariff("standard_obd_yearly", "Basic", 120, 12), tariff("pro_obd_yearly", "Full", 180, 12)],
};

const monthsAndYears = (obd: "" | "_obd") => [
  tariff(`standard${obd}`, "Basic", 10, 1),
  tariff(`plus${obd}`, "Business", 15, 1),
  tariff(`standard${obd}_yearly`, "Basic, a year", 108, 12),
  tariff(`plus${obd}_yearly`, "Business, a year", 180, 12),
];

/** Two tiers with two periods, without a quarter. */
export const FOUR: PriceLists = { gps: monthsAndYears(""), obd: monthsAndYears("_obd") };

const listed = (ending: string) =>
  [1, 2, 6, 24].flatMap((months) =>
    ["City", "Region", "World"].map((name, index) =>
      tariff(`${name}-${months}${ending}`, `${name} ${months}`, (10 + index) * months, months),
    ),
  );

/** Twelve plans without a tier. */
export const TWELVE: PriceLists = { gps: listed(""), obd: listed("-obd") };

/** Opens the portal for a vendor with these price lists. */
export async function openShop(
  { gps = [], obd = [] }: PriceLists,
  options: Parameters<typeof openPortal>[0] = {},
): Promise<Portal> {
  const portal = await openPortal({ adapter: true, ...options });
  const { page } = portal;
  await configure(page, { product: "own" });
  await page.route("**/service_plan/revised*", async (route) => {
    const category = new URL(route.request().url()).searchParams.get("category") ?? "gps";
    if (/pack/.test(category)) return route.fallback();
    const plans = category === "obd" ? obd : gps;
    return route.fulfill({ json: { status: true, plans } });
  });
  return portal;
}
