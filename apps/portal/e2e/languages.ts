import { createTranslator, type Translate } from "@waypost/hooks";
import { en } from "@waypost/hooks/messages";
import { es } from "@waypost/hooks/messages/es";
import { fr } from "@waypost/hooks/messages/fr";
import type { Page } from "playwright";
import { until } from "./opened-page.ts";

type Code = "en" | "es" | "fr";

/** The texts of each language. */
export const SAY: Readonly<Record<Code, Translate>> = {
  en: createTranslator(en),
  es: createTranslator(es),
  fr: createTranslator(fr),
};

/** Returns the language select in the header, by its name in the current language. */
export const languageSelect = (page: Page, current: Code) =>
  page.getByRole("combobox", { name: SAY[current]("language.label"), exact: true });

/**
 * Changes the language like the select in the header, even if a dialog covers the header, so that
 * any state can be checked in any language.
 */
export async function showIn(page: Page, language: Code): Promise<void> {
  await page.locator(".app-language select").evaluate((select, code) => {
    // React ignores a value that was set through its own property.
    Reflect.set(HTMLSelectElement.prototype, "value", code, select);
    select.dispatchEvent(new Event("change", { bubbles: true }));
  }, language);
  await until(`the page is in ${language}`, () =>
    page.evaluate((code) => document.documentElement.lang === code, language),
  );
}
