"use client";

import { createFormats, type Formats } from "../messages/formats.ts";
import { useLocale } from "./use-locale.ts";

/**
 * How numbers, money and dates are written in the language of the page.
 *
 * @example
 * const { price, date } = useFormats();
 * return <p>{price(59.85).money}, {date("2027-02-21")}</p>;
 */
export function useFormats(): Formats {
  return createFormats(useLocale());
}
