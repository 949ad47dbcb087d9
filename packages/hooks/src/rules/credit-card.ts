import { digitsOnly } from "./card-number.ts";
import type { PaymentDraft } from "./drafts.ts";
import { expirationDate } from "./expiry.ts";

/** A card as every paying call sends it. */
export type CreditCard = {
  cardholder_name: string;
  cvv: string;
  /** MM/YYYY. */
  expiration_date: string;
  /** Digits only. */
  number: string;
};

export type CardFields = Pick<
  PaymentDraft,
  "cardHoldername" | "cardnumber" | "cvc" | "expirationdatemonth" | "expirationdateyear"
>;

export function creditCard(card: CardFields): CreditCard {
  return {
    cardholder_name: card.cardHoldername,
    cvv: digitsOnly(card.cvc),
    expiration_date: expirationDate(card.expirationdatemonth, card.expirationdateyear),
    number: digitsOnly(card.cardnumber),
  };
}
