import { expect, test } from "vitest";
import { readerLocale } from "./NumberSetting.tsx";

test.each([
  ["es-US", ["es-ES", "en-US"], "es-ES"],
  ["es-US", ["es", "es-MX"], "es-MX"],
  ["es-US", ["es"], "es-US"],
  ["es-US", ["en-US", "es-419"], "es-419"],
  ["en-US", ["de-DE"], "en-US"],
  ["en-US", ["de-DE", "en-GB"], "en-GB"],
  ["fr-CA", ["fr-CH"], "fr-CH"],
  ["fr-CA", [], "fr-CA"],
  ["es-US", ["es_ES", "es-", "es-<b>", "es-x-y", "est-EE"], "es-US"],
])("numbers on a page in %s for a reader of %j are those of %s", (locale, tags, own) => {
  expect(readerLocale(locale, tags)).toBe(own);
  expect(() => new Intl.NumberFormat(own)).not.toThrow();
});
