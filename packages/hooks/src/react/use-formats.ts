"use client";

import { createFormats, type Formats } from "../messages/formats.ts";
import { useLocale } from "./use-locale.ts";

/** How numbers, money and dates are written in the language of the page. */
export function useFormats(): Formats {
  return createFormats(useLocale());
}
