import type { FormEvent } from "react";
import { shownText } from "./shown-text.ts";

/**
 * Returns a submit handler that prevents the browser from sending the form. The handler passes on
 * the form's text.
 */
export const submitting =
  (submit: (shown: string) => void) =>
  (event: FormEvent<HTMLElement>): void => {
    event.preventDefault();
    submit(shownText(event.currentTarget));
  };
