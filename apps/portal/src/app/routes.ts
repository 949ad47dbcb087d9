import type { Waypost } from "@waypost/hooks";
import { addressRoute, REGISTRATION_STEPS } from "@waypost/hooks/rules";
import { lazyPage, type Page } from "./pages.tsx";

export const START = "/registration/customer-information";

export interface PortalRoute {
  readonly path: string;
  readonly page: Page;
}

/** The route table. */
export function routesOf(waypost: Waypost): readonly PortalRoute[] {
  const registration = lazyPage(
    waypost,
    () => import("../features/registration/RegistrationPage.tsx"),
  );
  return REGISTRATION_STEPS.flatMap((step) => [
    { path: `/registration/${step}`, page: registration },
    { path: `/registration/charge/${step}`, page: registration },
  ]);
}

/** The page that an address shows; unknown addresses lead to the start. */
export function pageOf(routes: readonly PortalRoute[], address: string): Page | undefined {
  const route = addressRoute(address);
  const known =
    routes.find(({ path }) => path === route) ?? routes.find(({ path }) => path === START);
  return known?.page;
}
