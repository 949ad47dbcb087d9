import type { Config } from "./config.ts";

const OWN_PAGE = "#/device-plan/update";

/** Returns the URL of the page that upgrades a plan, with the customer's id in its query. */
export function upgradeUrl({ links }: Pick<Config, "links">, customerId: string): string {
  const { planUpdate = OWN_PAGE } = links;
  const parameter = `customer_id=${encodeURIComponent(customerId)}`;
  // The query of a hash route is in the hash; any other fragment follows the query.
  const [, address = "", fragment = ""] = /^(.*?)(#(?!\/).*)?$/s.exec(planUpdate) ?? [];
  const route = address.slice(Math.max(address.indexOf("#"), 0));
  return `${address}${route.includes("?") ? "&" : "?"}${parameter}${fragment}`;
}
