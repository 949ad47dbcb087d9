import { normalizeIdentifier } from "@waypost/sdk/pure";

/** Removes everything except digits, which may be of any script. */
export const digitsOnly = (text: string): string => normalizeIdentifier(text).replaceAll(/\D/g, "");
