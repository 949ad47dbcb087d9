import type { Texts } from "../app/language.ts";

/** What the dialog of the device settings says. Each language is a chunk. */
export const settingsTexts: Texts = {
  en: () => import("./en/settings.ts"),
  es: () => import("./es/settings.ts"),
  fr: () => import("./fr/settings.ts"),
};
