import { useMessages, useWaypost } from "@waypost/hooks";
import { type LanguageChoice, showLanguage } from "./language.ts";
import { type Language, LANGUAGE_KEY } from "./languages.ts";
import { toasts } from "./notices.ts";
import type { Waypost } from "@waypost/hooks/flows";

const NAMES: Readonly<Record<Language, string>> = { en: "English", es: "Español", fr: "Français" };

/** The languages on offer, each by its own name. */
export default function LanguageSelect({ choice }: { choice: LanguageChoice }) {
  const say = useMessages();
  const waypost = useWaypost();
  const choose = (code: string) =>
    chooseLanguage(waypost, choice, code as Language).catch(() =>
      toasts.show({ tone: "danger", message: say("failure.unknown") }),
    );
  return (
    <select
      aria-label={say("language.label")}
      value={choice.current}
      onChange={(event) => void choose(event.target.value)}
    >
      {choice.offered.map((code) => (
        <option key={code} value={code} lang={code}>
          {NAMES[code]}
        </option>
      ))}
    </select>
  );
}

/**
 * Loads the texts that the page needs in another language, then shows and remembers it. If they
 * cannot be loaded, the language stays as it was.
 */
async function chooseLanguage(
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
