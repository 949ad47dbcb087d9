import type { FormEvent } from "react";

/** A submit handler that keeps the browser from sending the form. */
export const submitting = (submit: () => void) => (event: FormEvent) => {
  event.preventDefault();
  submit();
};
