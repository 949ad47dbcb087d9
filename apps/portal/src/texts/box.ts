import type { Texts } from "../app/language.ts";

/** The texts of the page of a box, with one chunk per language. */
export const boxTexts: Texts = {
  en: async () => ({ texts: (await import("@waypost/hooks/messages/box")).box }),
  es: async () => ({ texts: (await import("@waypost/hooks/messages/es/box")).box }),
  fr: async () => ({ texts: (await import("@waypost/hooks/messages/fr/box")).box }),
};
