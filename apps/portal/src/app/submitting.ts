import type { FormEvent } from "react";

/** A form's submit that stays on the page. */
export const submitting = (submit: () => void) => (event: FormEvent) => {
  event.preventDefault();
  submit();
};
