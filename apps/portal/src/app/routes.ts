import { addressRoute, REGISTRATION_STEPS } from "@waypost/hooks/rules";
import type { Config } from "./config.ts";
import type { LanguageChoice } from "./language.ts";
import { lazyPage, type LazyPage } from "./lazy-page.tsx";
import { needPages } from "./need-pages.ts";
import type { pageImports } from "./page-imports.ts";

/** The page for a signed link that has expired. */
export const EXPIRED = "expired";

export const START = "/registration/customer-information";

export interface PortalRoute {
  readonly path: string;
  readonly page: LazyPage;
}

const loadImports = () => import("./page-imports.ts");

/** The route table. The routes of what the vendor does not offer have a page that says so. */
export async function routesOf(
  config: Config,
  language: LanguageChoice,
): Promise<readonly PortalRoute[]> {
  const page = (name: keyof typeof pageImports) =>
    lazyPage(
      async () => (await loadImports()).pageImports[name](),
      () => needPages(language),
    );
  const registration = lazyPage(
    () => import("../features/registration/RegistrationPage.tsx"),
    // All pages use these texts, which main.tsx has loaded.
    () => undefined,
  );
  const reactivation = page("reactivation");
  const dormantMode = page("dormantMode");
  const routes = [
    ...REGISTRATION_STEPS.flatMap((step) => [
      { path: `/registration/${step}`, page: registration },
      { path: `/registration/charge/${step}`, page: registration },
    ]),
    // No address leads there.
    { path: EXPIRED, page: page("expired") },
    { path: "/register-many", page: page("box") },
    { path: "/account", page: page("account") },
    { path: "/pricing", page: page("pricing") },
    { path: "/phone-confirmation", page: page("phone") },
    { path: "/reactivation", page: reactivation },
    { path: "/reactivation/charge", page: reactivation },
    { path: "/multi-reactivation", page: page("multiReactivation") },
    { path: "/cancellation", page: page("cancellation") },
    { path: "/credit-card/update", page: page("cardUpdate") },
    { path: "/device-plan/update", page: page("planUpdate") },
    { path: "/activate-dormantfee", page: dormantMode },
    { path: "/pay-dormantfee", page: dormantMode },
    { path: "/dormant-cancellation", page: page("dormantCancellation") },
    { path: "/activate-smspack", page: page("smsPack") },
    { path: "/activate-etapack", page: page("etaPack") },
  ];
  if (config.tasks === undefined) return routes;
  return (await import("./offered.ts")).offeredRoutes(config, routes, page("notOffered"));
}

/** Starts to load the code of a page before the configuration has arrived. */
export const expectPage = (address: string): void => {
  if (/^\/(?!registration\/|$)/.test(addressRoute(address))) void loadImports().catch(() => {});
};

/** Returns the page of a URL; unknown URLs show the start page. */
export function pageOf(routes: readonly PortalRoute[], address: string): LazyPage | undefined {
  const route = addressRoute(address);
  const known = (wanted: string) => routes.find(({ path }) => path === wanted);
  return (known(route) ?? known(START))?.page;
}
