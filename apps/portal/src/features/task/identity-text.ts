const ID = /^[\w-]{1,40}$/;

/** Letters and digits of any script, and printable ASCII. */
const ADDRESS = /^[!-?A-~\p{L}\p{N}]+@[!-?A-~\p{L}\p{N}]+$/u;

/** Characters without a width, of which some count as letters. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;

/** An id of a link as it is shown: "" where it does not look like one, because a link can say anything. */
export const shownId = (id: string): string => (ID.test(id) ? id : "");

/** The e-mail address of a link as it is shown: "" where it does not look like one. */
export const shownEmail = (email: string): string =>
  email.length <= 254 && ADDRESS.test(email.normalize()) && !INVISIBLE.test(email) ? email : "";

/** Whom a page is about: the name, the customer, and the e-mail address of its link. */
export const identityText = (name: string, customer: string, email: string | null): string =>
  [name, customer, shownEmail(email ?? "")].filter(Boolean).join(" · ");
