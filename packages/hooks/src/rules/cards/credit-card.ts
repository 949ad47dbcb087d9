import type { CreditCard } from "@waypost/sdk";
import { digitsOnly } from "../digits.ts";
import { cardDigits } from "./card-digits.ts";
import type { PaymentDraft } from "../registration/drafts.ts";
import { expirationDate } from "./expiry.ts";

/** The fields of a card form as typed: number and code as text, the expiry date in two parts. */
export type CardFields = Pick<
  PaymentDraft,
  "cardHoldername" | "cardnumber" | "cvc" | "expirationdatemonth" | "expirationdateyear"
>;

/** The card as every payment call sends it: digits only, expiry as MM/YYYY. */
export function creditCard(card: CardFields): CreditCard {
  return {
    cardholder_name: card.cardHoldername.trim(),
    cvv: digitsOnly(card.cvc),
    expiration_date: expirationDate(card.expirationdatemonth, card.expirationdateyear),
    number: cardDigits(card.cardnumber),
  };
}
