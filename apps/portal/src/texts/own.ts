import type { Messages } from "@waypost/hooks/flows";
import { enPlain } from "@waypost/hooks/messages/en-plain";
import { ownProduct } from "@waypost/hooks/messages/own-product";
import type { Config } from "../app/config.ts";
import type { Language } from "../app/languages.ts";

/** The texts that replace the documented ones. This loads only for a configuration with such. */
export function ownTexts(
  { texts, product }: Config,
  language: Language,
  isPlain: boolean,
): Partial<Messages> {
  const own = texts === "plain" ? undefined : texts;
  return {
    ...(isPlain && language === "en" && enPlain),
    ...(product === "own" && ownProduct),
    ...own,
    ...own?.[language],
  };
}
