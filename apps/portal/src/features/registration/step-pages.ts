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

/** The later steps, the later forms of the first step, and the summary, each in its own chunk. */
export function useStepPages(): StepPages {
  const waypost = useWaypost();
  const known = made.get(waypost) ?? pagesOf(waypost);
  made.set(waypost, known);
  return known;
}

/**
 * Preloads the code of all later steps once the first one is shown. The network may fail while the
 * customer types, and browsers do not retry a module that failed to load.
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
