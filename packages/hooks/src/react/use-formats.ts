"use client";

import { createFormats, type Formats } from "../messages/formats.ts";
import { useLocale } from "./use-locale.ts";

/**
 * Formats numbers, money and dates in the page's language.
 *
 * @example
 * const { price, date } = useFormats();
 * return <p>{price(59.85)}, {date("2027-02-21")}</p>;
 */
export function useFormats(): Formats {
  return createFormats(useLocale());
}
