import type { FormEvent } from "react";

/** A submit handler that keeps the browser from sending the form, and passes on the form's text. */
export const submitting =
  (submit: (shown: string) => void) =>
  (event: FormEvent<HTMLElement>): void => {
    event.preventDefault();
    submit(event.currentTarget.innerText);
  };
