import * as z from "zod";

/** Twelve digits or more, however they are grouped: what a card number looks like. */
const LONG_NUMBER = /\d(?:[ .-]?\d){11}/;
/** A JSON Web Token, which is the form of the API's tokens. */
const TOKEN = /\beyJ[\w-]+\.[\w-]+/;

const hasNoSecret = (text: string): boolean => !LONG_NUMBER.test(text) && !TOKEN.test(text);

const NO_SECRET =
  "This looks like a card number or a token, which must not be sent here. The customer enters it in the portal.";

/** Characters that make a text look different from what is sent: control, direction, invisible. */
const HIDDEN = /[\p{Cc}\u200B\u202A-\u202E\u2060-\u206F\uFEFF]/u;
const NOT_HIDDEN = "Only visible characters and line breaks can be sent.";

const isVisible = (text: string): boolean => !HIDDEN.test(text.replaceAll(/\r?\n/g, ""));

/** Visible free text that cannot be taken for a card number or a token. */
export const words = z
  .string()
  .trim()
  .min(1)
  .max(500)
  .refine(isVisible, NOT_HIDDEN)
  .refine(hasNoSecret, NO_SECRET);

export const email = z.email().max(254).refine(hasNoSecret, NO_SECRET);

export const customerId = z
  .string()
  .regex(/^[\w-]{1,11}$/, "A customer's id has at most 11 letters and digits.");

export const imei = z.string().regex(/^\d{15}$/, "An IMEI has 15 digits.");

export const iccid = z
  .string()
  .regex(/^89\d{16,18}$/, "A SIM's ICCID has 18 to 20 digits and begins with 89.");

/** An id of the price list, such as `plus_yearly` or `sms_100`. */
export const planId = z
  .string()
  .regex(/^[a-z][a-z0-9_]{1,39}$/, "An id of the price list, such as plus_yearly.");

/** Of at most 13 digits, so that no card number passes for one. */
export const phone = z
  .string()
  .regex(/^\+?(?:[ ().-]*\d){7,13}$/, "A phone number has 7 to 13 digits.");
