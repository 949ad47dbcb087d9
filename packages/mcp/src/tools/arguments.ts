import * as z from "zod";

/** Matches twelve or more digits in any grouping, which could be a card number. */
const LONG_NUMBER = /\d(?:[ .-]?\d){11}/;
/** Matches a JSON Web Token, the format of the API's tokens. */
const TOKEN = /\beyJ[\w-]+\.[\w-]+/;

const hasNoSecret = (text: string): boolean => !LONG_NUMBER.test(text) && !TOKEN.test(text);

const SECRET_MESSAGE =
  "This looks like a card number or a token. Do not send it here: the customer enters it in the portal.";

/** Matches control, direction and invisible characters, which make a text look different. */
const HIDDEN = /[\p{Cc}\u200B\u202A-\u202E\u2060-\u206F\uFEFF]/u;
const HIDDEN_MESSAGE = "Only visible characters and line breaks are allowed.";

const isVisible = (text: string): boolean => !HIDDEN.test(text.replaceAll(/\r?\n/g, ""));

/** Visible free text that does not look like a card number or a token. */
export const freeText = z
  .string()
  .trim()
  .min(1)
  .max(500)
  .refine(isVisible, HIDDEN_MESSAGE)
  .refine(hasNoSecret, SECRET_MESSAGE);

export const email = z.email().max(254).refine(hasNoSecret, SECRET_MESSAGE);

/** Models send ids of digits as numbers, too. A number beyond the safe ones has lost digits. */
const id = (pattern: RegExp, message: string) =>
  z
    .union([z.string(), z.int().nonnegative()], message)
    .transform(String)
    .pipe(z.string().regex(pattern, message));

export const customerId = id(/^[\w-]{1,11}$/, "A customer's id has at most 11 letters and digits.");

export const imei = id(/^\d{15}$/, "An IMEI has 15 digits.");

export const iccid = id(
  /^89\d{16,18}$/,
  "A SIM's ICCID has 18 to 20 digits, begins with 89 and is a text.",
);

/** The id of a plan or pack, such as `plus_yearly` or `sms_100`. */
export const planId = z
  .string()
  .regex(/^[a-z][a-z0-9_]{1,39}$/, "Use an id from list_prices, such as plus_yearly.");

/** At most 13 digits, so that a card number is not accepted. */
export const phone = z
  .string()
  .regex(/^\+?(?:[ ().-]*\d){7,13}$/, "A phone number has 7 to 13 digits.");
