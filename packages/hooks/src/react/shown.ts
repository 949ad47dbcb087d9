import type { Shown } from "../flows/checkout/price-check.ts";

/**
 * Returns the text on the screen and its language, for the record of a consent. An event is
 * ignored, because a callback that is used as an event handler receives one instead of the text.
 */
export const shownText = (shown: unknown, { locale }: { readonly locale: string }): Shown =>
  typeof shown === "string" ? { shown, locale } : { locale };

/** Prevents the browser from sending a form, for actions that are used as `onSubmit`. */
export function preventSubmit(event: unknown): void {
  if (typeof event === "object" && event !== null && "preventDefault" in event) {
    (event as { preventDefault: () => void }).preventDefault();
  }
}
