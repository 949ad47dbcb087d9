import type { Waypost } from "@waypost/hooks/flows";
import type { Config } from "../../app/config.ts";
import type { LanguageChoice } from "../../app/language.ts";

/** The parts of the portal that the bar uses. */
export interface PortalParts {
  readonly config: Config;
  readonly waypost: Waypost;
  readonly language: LanguageChoice;
}
