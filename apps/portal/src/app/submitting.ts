import type { FormEvent } from "react";
import { shownText } from "./shown-text.ts";

/** A submit handler that keeps the browser from sending the form, and passes on the form's text. */
export const submitting =
  (submit: (shown: string) => void) =>
  (event: FormEvent<HTMLElement>): void => {
    event.preventDefault();
    submit(shownText(event.currentTarget));
  };
