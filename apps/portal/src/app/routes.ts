import { addressRoute, REGISTRATION_STEPS } from "@waypost/hooks/rules";
import type { ComponentType } from "react";
import type { Config } from "./config.ts";
import type { LanguageChoice } from "./language.ts";
import { lazyPage, type LazyPage } from "./lazy-page.tsx";
import { needPages } from "./need-pages.ts";

/** The page for a signed link that has expired. */
export const EXPIRED = "expired";

export const START = "/registration/customer-information";

export interface PortalRoute {
  readonly path: string;
  readonly page: LazyPage;
}

/** The route table. The routes of what the vendor does not offer have a page that says so. */
export async function routesOf(
  config: Config,
  language: LanguageChoice,
): Promise<readonly PortalRoute[]> {
  const pageOnDemand = (load: () => Promise<{ default: ComponentType }>) =>
    lazyPage(load, () => needPages(language));
  const route = (path: string, load: () => Promise<{ default: ComponentType }>): PortalRoute => ({
    path,
    page: pageOnDemand(load),
  });
  const registration = lazyPage(
    () => import("../features/registration/RegistrationPage.tsx"),
    // All pages use these texts, which main.tsx has loaded.
    () => undefined,
  );
  const reactivation = pageOnDemand(() => import("../features/reactivation/ReactivationPage.tsx"));
  const dormantMode = pageOnDemand(() => import("../features/dormant/DormantModePage.tsx"));
  const routes = [
    // No address leads there.
    route(EXPIRED, () => import("./ExpiredLinkPage.tsx")),
    ...REGISTRATION_STEPS.flatMap((step) => [
      { path: `/registration/${step}`, page: registration },
      { path: `/registration/charge/${step}`, page: registration },
    ]),
    route("/register-many", async () => {
      const { stepImports } = await import("../features/registration/step-imports.ts");
      return stepImports.box();
    }),
    route("/account", () => import("../features/account/AccountPage.tsx")),
    route("/pricing", () => import("../features/pricing/PricingPage.tsx")),
    route("/phone-confirmation", () => import("../features/phone-consent/PhoneConsentPage.tsx")),
    { path: "/reactivation", page: reactivation },
    { path: "/reactivation/charge", page: reactivation },
    route(
      "/multi-reactivation",
      () => import("../features/reactivation/MultiReactivationPage.tsx"),
    ),
    route("/cancellation", () => import("../features/cancellation/CancellationPage.tsx")),
    route("/credit-card/update", () => import("../features/card-update/CardUpdatePage.tsx")),
    route("/device-plan/update", () => import("../features/plan-update/PlanUpdatePage.tsx")),
    { path: "/activate-dormantfee", page: dormantMode },
    { path: "/pay-dormantfee", page: dormantMode },
    route("/dormant-cancellation", () => import("../features/dormant/DormantCancellationPage.tsx")),
    route("/activate-smspack", () => import("../features/packs/SmsPackPage.tsx")),
    route("/activate-etapack", () => import("../features/packs/EtaPackPage.tsx")),
  ];
  if (config.tasks === undefined) return routes;
  const notOffered = pageOnDemand(() => import("./NotOfferedPage.tsx"));
  return (await import("./offered.ts")).offeredRoutes(config, routes, notOffered);
}

/** Returns the page of a URL; unknown URLs show the start page. */
export function pageOf(routes: readonly PortalRoute[], address: string): LazyPage | undefined {
  const route = addressRoute(address);
  const known = (wanted: string) => routes.find(({ path }) => path === wanted);
  return (known(route) ?? known(START))?.page;
}
