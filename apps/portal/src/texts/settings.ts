import type { Texts } from "../app/language.ts";

/** The texts of the device settings dialog, with one chunk per language. */
export const settingsTexts: Texts = {
  en: () => import("./en/settings.ts"),
  es: () => import("./es/settings.ts"),
  fr: () => import("./fr/settings.ts"),
};
