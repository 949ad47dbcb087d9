import { useWaypost, type Waypost } from "@waypost/hooks";
import type { RegistrationStep } from "@waypost/hooks/rules";
import { useEffect } from "react";
import { firstPage } from "../../app/first-page.ts";
import { preloadToasts } from "../../app/Toasts.tsx";
import { lazyPage, type LazyPage } from "../../app/lazy-page.tsx";

type LaterStep = Exclude<RegistrationStep, "customer-information">;
type StepPage = LaterStep | "account" | "details" | "summary";
type StepPages = Readonly<Record<StepPage, LazyPage>>;

const made = new WeakMap<Waypost, StepPages>();

/** The steps after the first, and the long form of a new customer, each in a chunk of its own. */
export function useStepPages(): StepPages {
  const waypost = useWaypost();
  const known = made.get(waypost) ?? pagesOf(waypost);
  made.set(waypost, known);
  return known;
}

/**
 * Fetches the code of all later steps as soon as the first one shows. The network may go while the
 * customer types, and a browser never asks again for a module that it once failed to fetch.
 */
export function usePreloadedSteps(): void {
  const pages = useStepPages();
  useEffect(() => {
    void firstPage
      .then(preloadToasts)
      .then(() => Promise.all(Object.values(pages).map((page) => page.preload())));
  }, [pages]);
}

const pagesOf = (waypost: Waypost): StepPages => ({
  summary: lazyPage(waypost, () => import("./Summary.tsx")),
  account: lazyPage(waypost, () => import("./KnownEmailForm.tsx")),
  details: lazyPage(waypost, () => import("./DetailsForm.tsx")),
  "activation-type": lazyPage(waypost, () => import("./ActivationType.tsx")),
  "payment-method": lazyPage(waypost, () => import("./PaymentMethod.tsx")),
  terms: lazyPage(waypost, () => import("./Terms.tsx")),
  confirm: lazyPage(waypost, () => import("./Confirm.tsx")),
});
