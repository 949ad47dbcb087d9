import type { Texts } from "../app/language.ts";

/** The texts of the page that registers a box, with one chunk per language. */
export const boxTexts: Texts = {
  en: () => import("./en/box.ts"),
  es: () => import("./es/box.ts"),
  fr: () => import("./fr/box.ts"),
};
