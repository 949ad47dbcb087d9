import type { Texts } from "../app/language.ts";

/** The texts of all other pages, with one chunk per language. */
export const pagesTexts: Texts = {
  en: () => import("./en/pages.ts"),
  es: () => import("./es/pages.ts"),
  fr: () => import("./fr/pages.ts"),
};
