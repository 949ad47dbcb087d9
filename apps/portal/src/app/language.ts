import type { Messages, Waypost } from "@waypost/hooks/flows";
import { createContext } from "react";
import type { Config } from "./config.ts";
import { LANGUAGE_KEY, LANGUAGES, LOCALES, type Language } from "./languages.ts";

/** A part of the texts, in a chunk of its own for each language. */
export type Texts = Readonly<Record<Language, () => Promise<{ texts: Partial<Messages> }>>>;

/** The language of the page. `choose-language.ts` changes it. */
export interface LanguageChoice {
  /** The languages on offer; with one there is nothing to choose. */
  readonly offered: readonly Language[];
  current: Language;
  /** The parts that the page has needed until now. */
  readonly parts: ReadonlySet<Texts>;
  /** Loads a part of the texts and adds it to the catalogue. */
  readonly need: (part: Texts) => Promise<void>;
  /** Loads parts in a language, with the vendor's own texts over them. */
  readonly load: (parts: Iterable<Texts>, language: Language) => Promise<Partial<Messages>>;
}

export const LanguageContext = createContext<LanguageChoice | undefined>(undefined);

/** Starts with the language that was chosen before, else with the browser's first one on offer. */
export function languageChoice(
  waypost: Waypost,
  { languages: offered = LANGUAGES, texts }: Config,
): LanguageChoice {
  const parts = new Set<Texts>();
  const own = texts === "plain" ? undefined : texts;
  const isPlain = texts === "plain" || own?.catalogue === "plain";
  const choice: LanguageChoice = {
    offered,
    parts,
    current:
      [remembered(), ...navigator.languages]
        .map((tag) => offered.find((code) => code === tag?.slice(0, 2)))
        .find(Boolean) ??
      offered[0] ??
      "en",
    need: async (part) => {
      parts.add(part);
      let language, loaded;
      do {
        language = choice.current;
        loaded = await choice.load([part], language);
      } while (language !== choice.current);
      waypost.addMessages(loaded);
    },
    load: async (some, language) => {
      const [plain, ...loaded] = await Promise.all([
        language === "en" && isPlain ? import("@waypost/hooks/messages/en-plain") : undefined,
        ...[...some].map((part) => part[language]()),
      ]);
      const catalogues = [...loaded.map((part) => part.texts), plain?.enPlain];
      return Object.assign({}, ...catalogues, own, own?.[language]);
    },
  };
  showLanguage(waypost, choice.current);
  return choice;
}

/** Sets the language of the document and of numbers, money and dates, and shows these texts. */
export function showLanguage(
  waypost: Waypost,
  language: Language,
  texts?: Partial<Messages>,
): void {
  document.documentElement.lang = language;
  // All languages have the same codes. What was added meanwhile stays.
  waypost.setMessages({ ...waypost.messages, ...texts }, LOCALES[language]);
}

function remembered(): string | undefined {
  try {
    return localStorage.getItem(LANGUAGE_KEY) ?? undefined;
  } catch {
    // The browser blocks its storage.
    return undefined;
  }
}
