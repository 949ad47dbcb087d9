import type { Texts } from "../app/language.ts";

/** What the first page and the frame of all pages say. Each language is a chunk. */
export const startTexts: Texts = {
  en: () => import("./en/start.ts"),
  es: () => import("./es/start.ts"),
  fr: () => import("./fr/start.ts"),
};
