import { looksLikeId } from "@waypost/hooks/rules";

/** Letters and digits of any script, and printable ASCII. */
const ADDRESS = /^[!-?A-~\p{L}\p{N}]+@[!-?A-~\p{L}\p{N}]+$/u;

/** Zero-width characters, some of which count as letters. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;

/**
 * Returns the id in a link for display; "" if it does not look like an id, because a link can
 * contain anything.
 */
export const shownId = (id: string): string => (looksLikeId(id) ? id : "");

/** Returns the e-mail address in a link for display; "" if it does not look like one. */
export const shownEmail = (email: string): string =>
  email.length <= 254 && ADDRESS.test(email.normalize()) && !INVISIBLE.test(email) ? email : "";

/** Returns the customer of a page: the name, the id, and the e-mail address in its link. */
export const identityText = (name: string, customer: string, email: string | null): string =>
  [name, customer, shownEmail(email ?? "")].filter(Boolean).join(" · ");
