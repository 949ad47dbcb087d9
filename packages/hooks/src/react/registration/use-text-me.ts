"use client";

import { useCallback } from "react";
import type { RegistrationState } from "../../flows/registration/state.ts";
import type { TickProps } from "../field-props.ts";
import { useTick } from "../use-tick.ts";
import { useRegistrationFieldError } from "./use-registration-field-errors.ts";
import { useRegistrationRunner } from "./use-registration.ts";

/**
 * The consent to text messages.
 *
 * @example
 * const { input } = useTextMe();
 * return <label><input type="checkbox" {...input} /> Text me</label>;
 */
export function useTextMe(): TickProps {
  const source = useRegistrationRunner();
  const { send } = source;
  return useTick({
    source,
    read: textMeOf,
    edit: useCallback(
      (textMe: boolean) => send({ type: "edit-customer", patch: { textMe } }),
      [send],
    ),
    errorMessage: useRegistrationFieldError("textMe"),
  });
}

const textMeOf = ({ customer }: RegistrationState): boolean => customer.textMe;
