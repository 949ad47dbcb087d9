import { useRegistration, type RegistrationView } from "@waypost/hooks";
import { useState } from "react";

type Phase = RegistrationView["phase"];

/**
 * The registration in one of these phases. While another screen is on its way it stays as it was
 * last; `null` if it has not been in any of them.
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
