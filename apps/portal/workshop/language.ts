import { en } from "@waypost/hooks/messages";
import { es } from "@waypost/hooks/messages/es";
import { fr } from "@waypost/hooks/messages/fr";
import type { Messages } from "@waypost/hooks/flows";
import { createContext } from "react";
import { pseudo } from "./pseudo.ts";

/** The languages of the workshop, with their locales. */
export const WORKSHOP_LANGUAGES = {
  English: { messages: en, locale: "en-US" },
  Español: { messages: es, locale: "es-US" },
  Français: { messages: fr, locale: "fr-CA" },
  "[Pšéúďó]": { messages: pseudo(en), locale: "en-US" },
} as const satisfies Readonly<Record<string, { messages: Messages; locale: string }>>;

type WorkshopLanguage = keyof typeof WORKSHOP_LANGUAGES;

/** The language selected in the workshop. */
export const WorkshopLanguageContext = createContext<WorkshopLanguage>("English");
