import type { Texts } from "../app/language.ts";

/** The texts of the first page and of the frame of all pages, with one chunk per language. */
export const startTexts: Texts = {
  en: () => import("./en/start.ts"),
  es: () => import("./es/start.ts"),
  fr: () => import("./fr/start.ts"),
};
