import type { Waypost } from "@waypost/hooks";
import { REGISTRATION_STEPS } from "@waypost/hooks/rules";
import type { ComponentType } from "react";
import { lazyPage } from "./lazy-page.ts";

export const START = "/registration/customer-information";

export interface PortalRoute {
  readonly path: string;
  readonly Page: ComponentType;
}

/** The route table. */
export function routesOf(waypost: Waypost): readonly PortalRoute[] {
  const registration = lazyPage(
    waypost,
    () => import("../features/registration/RegistrationPage.tsx"),
  );
  return REGISTRATION_STEPS.flatMap((step) => [
    { path: `/registration/${step}`, Page: registration },
    { path: `/registration/charge/${step}`, Page: registration },
  ]);
}
