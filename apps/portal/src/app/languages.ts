/** The languages of the portal, with the locale that writes numbers, money and dates. */
export const LOCALES = { en: "en-US", es: "es-US", fr: "fr-CA" } as const;

export type Language = keyof typeof LOCALES;

export const LANGUAGES = Object.keys(LOCALES) as readonly Language[];

/** The key of local storage that holds the code of the chosen language. */
export const LANGUAGE_KEY = "waypost.language";
