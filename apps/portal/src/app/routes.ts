import type { Waypost } from "@waypost/hooks";
import { addressRoute, REGISTRATION_STEPS } from "@waypost/hooks/rules";
import { lazyPage, type LazyPage } from "./lazy-page.tsx";

export const START = "/registration/customer-information";

export interface PortalRoute {
  readonly path: string;
  readonly page: LazyPage;
}

/** The route table. */
export function routesOf(waypost: Waypost): readonly PortalRoute[] {
  const registration = lazyPage(
    waypost,
    () => import("../features/registration/RegistrationPage.tsx"),
  );
  const pricing = lazyPage(waypost, () => import("../features/pricing/PricingPage.tsx"));
  const phoneConsent = lazyPage(
    waypost,
    () => import("../features/phone-consent/PhoneConsentPage.tsx"),
  );
  return [
    ...REGISTRATION_STEPS.flatMap((step) => [
      { path: `/registration/${step}`, page: registration },
      { path: `/registration/charge/${step}`, page: registration },
    ]),
    { path: "/pricing", page: pricing },
    { path: "/phone-confirmation", page: phoneConsent },
  ];
}

/** The page that an address shows; unknown addresses lead to the start. */
export function pageOf(routes: readonly PortalRoute[], address: string): LazyPage | undefined {
  const route = addressRoute(address);
  const known = (wanted: string) => routes.find(({ path }) => path === wanted);
  return (known(route) ?? known(START))?.page;
}
