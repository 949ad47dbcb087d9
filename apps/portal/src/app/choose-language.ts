import type { Waypost } from "@waypost/hooks/flows";
import { showLanguage, type LanguageChoice } from "./language.ts";
import { LANGUAGE_KEY, type Language } from "./languages.ts";

/**
 * Loads the texts that the page needs in another language, then shows and remembers it. If they
 * cannot be loaded, the language stays as it was.
 */
export async function chooseLanguage(
  waypost: Waypost,
  choice: LanguageChoice,
  language: Language,
): Promise<void> {
  const before = choice.current;
  // Parts needed from now on are loaded in the new language.
  choice.current = language;
  try {
    const texts = await choice.load(choice.parts, language);
    // Another language was chosen in the meantime.
    if (choice.current !== language) return;
    showLanguage(waypost, language, texts);
    remember(language);
  } catch (error) {
    if (choice.current === language) choice.current = before;
    throw error;
  }
}

function remember(language: Language): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    // The browser blocks storage: the choice lasts until the page is closed.
  }
}
