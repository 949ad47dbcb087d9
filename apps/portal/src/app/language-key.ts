/** The key of local storage that holds the code of the chosen language. */
export const LANGUAGE_KEY = "waypost.language";
