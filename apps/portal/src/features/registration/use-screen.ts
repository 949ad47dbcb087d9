import { useRegistration, type RegistrationView } from "@waypost/hooks";
import { useState } from "react";

type Phase = RegistrationView["phase"];

/**
 * Returns the registration in one of these phases. During a transition to another screen it
 * returns the last state. Returns `null` if it has not been in any of the phases.
 */
export function useScreen<Wanted extends Phase>(
  ...phases: readonly Wanted[]
): RegistrationView<Wanted> | null {
  const view = useRegistration();
  const now = isIn(view, phases) ? view : null;
  const [last, keep] = useState(now);
  if (now === null || now === last) return last;
  keep(now);
  return now;
}

const isIn = <Wanted extends Phase>(
  view: RegistrationView,
  phases: readonly Wanted[],
): view is RegistrationView & RegistrationView<Wanted> =>
  (phases as readonly Phase[]).includes(view.phase);
