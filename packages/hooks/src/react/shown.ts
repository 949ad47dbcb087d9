import type { Shown } from "../flows/payment/price-check.ts";

/**
 * The text on the screen and its language, for the record of a consent. A callback that is used as
 * an event handler gets an event in the place of the text, which is ignored.
 */
export const shownText = (shown: unknown, { locale }: { readonly locale: string }): Shown =>
  typeof shown === "string" ? { shown, locale } : { locale };

/** Keeps the browser from sending a form, where an action is the handler of its `onSubmit`. */
export function keepPage(event: unknown): void {
  if (typeof event === "object" && event !== null && "preventDefault" in event) {
    (event as { preventDefault: () => void }).preventDefault();
  }
}
