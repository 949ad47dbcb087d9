"use client";

import { useCallback } from "react";
import type { RegistrationState } from "../../flows/registration/state.ts";
import type { TickProps } from "../field-props.ts";
import { useWaypost } from "../provider.tsx";
import { shownText } from "../shown.ts";
import { useTick } from "../use-tick.ts";
import { useRegistrationFieldError } from "./use-registration-field-errors.ts";
import { useRegistrationRunner } from "./use-registration.ts";

/**
 * The terms and their acceptance.
 *
 * @example
 * const { input, errorMessage } = useRegistrationTerms();
 * return <label><input type="checkbox" {...input} /> I agree {errorMessage}</label>;
 */
export function useRegistrationTerms(): TickProps & {
  readonly accepted: boolean;
  readonly accept: (accepted: boolean) => void;
  /** `shown`: the text on the screen, for `onConsent`; anything but a string is ignored. */
  readonly submit: (shown?: unknown) => void;
  readonly previous: () => void;
} {
  const waypost = useWaypost("useRegistrationTerms");
  const source = useRegistrationRunner();
  const { send } = source;
  const tick = useTick({
    source,
    read: isAccepted,
    edit: useCallback((accepted: boolean) => send({ type: "accept-terms", accepted }), [send]),
    errorMessage: useRegistrationFieldError("accepted"),
  });
  return {
    ...tick,
    accepted: tick.isSelected,
    accept: tick.onChange,
    submit: (shown) => send({ type: "submit-terms", ...shownText(shown, waypost) }),
    previous: () => send({ type: "previous" }),
  };
}

const isAccepted = ({ terms }: RegistrationState): boolean => terms.accepted;
