import type { Waypost } from "@waypost/hooks";
import { lazyPage, type Page } from "./pages.tsx";

export const START = "/registration/customer-information";

const STEP = ":step(customer-information|activation-type|payment-method|terms|confirm)";

export type Routes = readonly { readonly path: string; readonly page: Page }[];

/** The route table. */
export function routesOf(waypost: Waypost): Routes {
  const registration = lazyPage(
    waypost,
    () => import("../features/registration/RegistrationPage.tsx"),
  );
  return [
    { path: `/registration/${STEP}`, page: registration },
    { path: `/registration/charge/${STEP}`, page: registration },
  ];
}
