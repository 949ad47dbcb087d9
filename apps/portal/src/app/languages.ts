/** The languages of the portal, with the locale for their numbers, prices and dates. */
export const LOCALES = { en: "en-US", es: "es-US", fr: "fr-CA" } as const;

export type Language = keyof typeof LOCALES;

export const LANGUAGES = Object.keys(LOCALES) as readonly Language[];

/** The local storage key of the selected language. */
export const LANGUAGE_KEY = "waypost.language";
