import { useWaypost, type Waypost } from "@waypost/hooks";
import type { RegistrationStep } from "@waypost/hooks/rules";
import { useContext, useEffect } from "react";
import { firstPage } from "../../app/first-page.ts";
import { LanguageContext } from "../../app/language.ts";
import { preloadToasts } from "../../app/Toasts.tsx";
import { lazyPage, type LazyPage } from "../../app/lazy-page.tsx";
import { needPages } from "../../app/need-pages.ts";

type LaterStep = Exclude<RegistrationStep, "customer-information">;
type StepPage = LaterStep | "account" | "details" | "summary";
type StepPages = Readonly<Record<StepPage, LazyPage>>;

const made = new WeakMap<Waypost, StepPages>();

/** The later steps, the later forms of the first step, and the summary, each in its own chunk. */
export function useStepPages(): StepPages {
  const waypost = useWaypost();
  const language = useContext(LanguageContext);
  const known = made.get(waypost) ?? pagesOf(() => needPages(language));
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

const pagesOf = (needMore: () => Promise<unknown>): StepPages => ({
  summary: lazyPage(() => import("./Summary.tsx"), needMore),
  account: lazyPage(() => import("./KnownEmailForm.tsx"), needMore),
  details: lazyPage(() => import("./DetailsForm.tsx"), needMore),
  "activation-type": lazyPage(() => import("./ActivationType.tsx"), needMore),
  "payment-method": lazyPage(() => import("./PaymentMethod.tsx"), needMore),
  terms: lazyPage(() => import("./Terms.tsx"), needMore),
  confirm: lazyPage(() => import("./Confirm.tsx"), needMore),
});
