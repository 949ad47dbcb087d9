import type { Texts } from "../app/language.ts";

/** The texts of the dialog of the device settings, in a chunk for each language. */
export const settingsTexts: Texts = {
  en: () => import("./en/settings.ts"),
  es: () => import("./es/settings.ts"),
  fr: () => import("./fr/settings.ts"),
};
