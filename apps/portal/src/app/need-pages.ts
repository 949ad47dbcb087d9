import { pagesTexts } from "../texts/pages.ts";
import type { LanguageChoice } from "./language.ts";

/** Loads the texts and styles that every page except the first one needs. */
export const needPages = (language: LanguageChoice | undefined): Promise<unknown> =>
  Promise.all([
    language?.need(pagesTexts),
    import("./styles.ts").then(({ needStyles }) => needStyles()),
  ]);
