import type { Messages, Waypost } from "@waypost/hooks/flows";
import { createContext } from "react";
import type { Config } from "./config.ts";
import { LANGUAGES, LOCALES, type Language } from "./languages.ts";

/** A part of the texts, with a separate chunk for each language. */
export type Texts = Readonly<Record<Language, () => Promise<{ texts: Partial<Messages> }>>>;

/** The language of the page. `LanguageSelect.tsx` changes it. */
export interface LanguageChoice {
  /** The available languages. With only one, the select is not shown. */
  readonly offered: readonly Language[];
  current: Language;
  /** True for plain English instead of the documented texts. */
  isPlain: boolean;
  /** The parts that the page has needed so far. */
  readonly parts: ReadonlySet<Texts>;
  /** Loads a part of the texts and adds it to the catalogue. */
  readonly need: (part: Texts) => Promise<void>;
  /** Loads parts in a language and applies the vendor's own texts. */
  readonly load: (parts: Iterable<Texts>, language: Language) => Promise<Partial<Messages>>;
}

export const LanguageContext = createContext<LanguageChoice | undefined>(undefined);

declare global {
  /**
   * The preferred languages, which `index.html` collects: of the site around the frame, chosen
   * earlier, and of the browser.
   */
  var languageTags: readonly string[];
}

/** Starts with the language chosen earlier, or else the browser's first available language. */
export function languageChoice(waypost: Waypost, config: Config): LanguageChoice {
  const { languages: offered = LANGUAGES, texts } = config;
  const parts = new Set<Texts>();
  const choice: LanguageChoice = {
    offered,
    parts,
    isPlain: texts === "plain" || texts?.catalogue === "plain",
    current:
      globalThis.languageTags
        .map((tag) => offered.find((code) => code === tag.slice(0, 2)))
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
      const [own, ...loaded] = await Promise.all([
        (choice.isPlain || texts || config.product || config.phone) && import("../texts/own.ts"),
        ...[...some].map((part) => part[language]()),
      ]);
      const ownTexts = own && own.ownTexts(config, language, choice.isPlain);
      return Object.assign({}, ...loaded.map((part) => part.texts), ownTexts);
    },
  };
  showLanguage(waypost, choice.current);
  return choice;
}

/**
 * Sets the language of the document and the locale of its numbers, prices and dates, and shows
 * these texts.
 */
export function showLanguage(
  waypost: Waypost,
  language: Language,
  texts?: Partial<Messages>,
): void {
  document.documentElement.lang = language;
  // All languages have the same codes. Texts added in the meantime are kept.
  waypost.setMessages({ ...waypost.messages, ...texts }, LOCALES[language]);
}
