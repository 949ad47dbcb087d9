import type { Messages } from "@waypost/hooks/flows";
import { enPlain } from "@waypost/hooks/messages/en-plain";
import { ownProduct } from "@waypost/hooks/messages/own-product";
import type { Config } from "../app/config.ts";
import type { Language } from "../app/languages.ts";

/** The hints and errors of phone fields, in the place of those about ten digits. */
const PHONES: Readonly<Record<Language, { any: string; of: (country: string) => string }>> = {
  en: {
    any: "Enter a phone number with its country code",
    of: (country) => `Enter a phone number (${country})`,
  },
  es: {
    any: "Ingrese un número de teléfono con el código de país",
    of: (country) => `Ingrese un número de teléfono (${country})`,
  },
  fr: {
    any: "Saisissez un numéro de téléphone avec l’indicatif du pays",
    of: (country) => `Saisissez un numéro de téléphone (${country})`,
  },
};

function phoneTexts(country: string, language: Language): Partial<Messages> {
  const names = new Intl.DisplayNames(language, { type: "region" });
  const { any, of } = PHONES[language];
  const text = country === "any" ? any : of(names.of(country) ?? country);
  return {
    "phone.incomplete": text,
    "phone.hint": `${text}.`,
    "details.needs.phone": `${text}.`,
    "phoneConsent.phoneHint": `${text}.`,
    "settings.phoneHint": `${text}.`,
    "settings.phoneDigits": text,
  };
}

/** The texts that replace the documented ones. This loads only for a configuration with such. */
export function ownTexts(
  { texts, product, phone }: Config,
  language: Language,
  isPlain: boolean,
): Partial<Messages> {
  const own = texts === "plain" ? undefined : texts;
  return {
    ...(isPlain && language === "en" && enPlain),
    ...(product === "own" && ownProduct),
    ...(phone && phoneTexts(phone.country, language)),
    ...own,
    ...own?.[language],
  };
}
