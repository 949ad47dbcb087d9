import { useWaypost, type Waypost } from "@waypost/hooks";
import type { RegistrationStep } from "@waypost/hooks/rules";
import type { ComponentType } from "react";
import { lazyPage } from "../../app/lazy-page.ts";

type LaterStep = Exclude<RegistrationStep, "customer-information">;
type StepPages = Readonly<Record<LaterStep | "account" | "details" | "summary", ComponentType>>;

const made = new WeakMap<Waypost, StepPages>();

/** The steps after the first, and the long form of a new customer, each in a chunk of its own. */
export function useStepPages(): StepPages {
  const waypost = useWaypost();
  const known = made.get(waypost) ?? pagesOf(waypost);
  made.set(waypost, known);
  return known;
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
