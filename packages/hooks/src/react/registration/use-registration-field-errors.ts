import { useMessages } from "../use-messages.ts";
import { useRegistration } from "./use-registration.ts";

export interface Problem {
  /** Path of the field: `email`, `devices.<row id>.imei`. */
  readonly field: string;
  readonly text: string;
}

/** What a refused submit complains of, for an error summary. */
export function useRegistrationFieldErrors(): {
  readonly fieldErrors: readonly Problem[];
  /** Grows with each refused submit: the summary takes the focus then, and only then. */
  readonly submitCount: number;
} {
  const say = useMessages();
  const fieldErrors = useRegistration((state) => state.fieldErrors);
  const submitCount = useRegistration((state) => state.submitCount);
  return {
    submitCount,
    fieldErrors: Object.entries(fieldErrors).map(([field, code]) => ({ field, text: say(code) })),
  };
}

/** The message of one field, or `undefined`. */
export function useRegistrationFieldError(field: string): string | undefined {
  const say = useMessages();
  const code = useRegistration((state) => state.fieldErrors[field]);
  return code === undefined ? undefined : say(code);
}
