import { registration } from "../src/flows/registration/flow.ts";
import { syncRegistrationRoute } from "../src/flows/registration/sync-route.ts";
import type { AtWork } from "./at-work.ts";

/** Opens a route as a browser does: the flow receives each new address, including redirects. */
export async function browse(work: AtWork, route: string): Promise<void> {
  const { addresses, waypost } = work;
  await waypost.ready(registration);
  addresses.push(`https://portal.example/#${route}`);
  for (let redirects = 0, reported = ""; addresses.at(-1) !== reported; redirects += 1) {
    if (redirects > 5) throw new Error(`${route} is redirected for ever`);
    reported = addresses.at(-1) ?? "";
    syncRegistrationRoute(waypost);
  }
}

/** The route of the current address, without its query. */
export const routeOf = ({ addresses }: AtWork): string =>
  addresses.at(-1)?.split("#")[1]?.split("?")[0] ?? "";
