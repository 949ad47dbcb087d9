import { useRegistration, useRegistrationRunner } from "./use-registration.ts";

/** The terms and their acceptance. */
export function useRegistrationTerms(): {
  readonly accepted: boolean;
  readonly accept: (accepted: boolean) => void;
  readonly submit: () => void;
  readonly previous: () => void;
} {
  const { send } = useRegistrationRunner();
  return {
    accepted: useRegistration((state) => state.terms.accepted),
    accept: (accepted) => send({ type: "accept-terms", accepted }),
    submit: () => send({ type: "submit-terms" }),
    previous: () => send({ type: "previous" }),
  };
}
