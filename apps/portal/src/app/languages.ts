/** The languages of the portal, with the locale for their numbers, prices and dates. */
export const LOCALES = { en: "en-US", es: "es-US", fr: "fr-CA" } as const;

export type Language = keyof typeof LOCALES;

export const LANGUAGES = Object.keys(LOCALES) as readonly Language[];

/** The local storage key of the selected language. */
export const LANGUAGE_KEY = "waypost.language";

/**
 * The locale in which the reader writes numbers: the first that the browser names in the language
 * of the page with a region. Spain and Mexico write `12.345` for different numbers.
 */
export const readerLocale = (
  locale: string,
  tags: readonly string[] | undefined = globalThis.languageTags,
): string =>
  tags?.find((tag) => tag.startsWith(locale.slice(0, 3)) && REGIONAL.test(tag)) ?? locale;

const REGIONAL = /^[a-z]{2}-([A-Z]{2}|\d{3})$/;
