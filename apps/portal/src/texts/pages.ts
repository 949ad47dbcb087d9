import type { Texts } from "../app/language.ts";

/** What all other pages say. Each language is a chunk. */
export const pagesTexts: Texts = {
  en: () => import("./en/pages.ts"),
  es: () => import("./es/pages.ts"),
  fr: () => import("./fr/pages.ts"),
};
