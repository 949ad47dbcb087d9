"use client";

import { useFieldError, useFieldErrors } from "../use-field-errors.ts";
import { useRegistrationRunner } from "./use-registration.ts";

/**
 * The errors of a rejected submit of the registration, for an error summary.
 *
 * @example
 * const { fieldErrors } = useRegistrationFieldErrors();
 */
export const useRegistrationFieldErrors = (): ReturnType<typeof useFieldErrors> =>
  useFieldErrors(useRegistrationRunner());

/**
 * The error of one field as text, or `undefined`.
 *
 * @example
 * const error = useRegistrationFieldError(`devices.${id}.imei`);
 */
export const useRegistrationFieldError = (field: string): string | undefined =>
  useFieldError(useRegistrationRunner(), field);
