import { checkDigitIsWrong } from "../devices/check-digit.ts";
import { digitsOnly } from "../digits.ts";
import type { PaymentDraft } from "../registration/drafts.ts";
import { cardDigits } from "./card-digits.ts";

/** The brand of a card, as recognised by its number. */
export type CardBrand =
  | "visa"
  | "mastercard"
  | "amex"
  | "discover"
  | "diners"
  | "jcb"
  | "unionpay"
  | "unknown";

const brands: readonly (readonly [CardBrand, RegExp])[] = [
  ["visa", /^4/],
  ["mastercard", /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/],
  ["amex", /^3[47]/],
  ["discover", /^(6011|64[4-9]|65)/],
  ["diners", /^(30[0-5]|309|36|38|39)/],
  ["jcb", /^35(2[89]|[3-8])/],
  ["unionpay", /^62/],
];

/** The display names of the brands; "" for an unknown brand. */
export const CARD_BRANDS: Readonly<Record<CardBrand, string>> = {
  visa: "Visa",
  mastercard: "Mastercard",
  amex: "American Express",
  discover: "Discover",
  diners: "Diners Club",
  jcb: "JCB",
  unionpay: "UnionPay",
  unknown: "",
};

/** The brand by the first digits. For display only: no number is rejected because of it. */
export function cardBrand(number: string): CardBrand {
  const digits = digitsOnly(number);
  return brands.find(([, prefix]) => prefix.test(digits))?.[0] ?? "unknown";
}

/** The digits in groups as printed on a card: 4-6-5 for American Express, otherwise fours. */
export function cardGroups(number: string): string[] {
  const digits = digitsOnly(number);
  const groups =
    cardBrand(digits) === "amex"
      ? [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10, 15), digits.slice(15)]
      : (digits.match(/.{1,4}/g) ?? []);
  return groups.filter((group) => group !== "");
}

/** The last four digits of the card that pays; `null` if they are not known. */
export function lastFour(
  payment: Pick<PaymentDraft, "token" | "last_4" | "cardnumber">,
): string | null {
  const { token, last_4, cardnumber } = payment;
  return (token !== "" ? last_4 : cardDigits(cardnumber).slice(-4)) || null;
}

/** The brand's name ("" if unknown) and the last four digits of the card that pays. */
export function payingCard(
  payment: Pick<PaymentDraft, "token" | "bin" | "last_4" | "cardnumber">,
): {
  brand: string;
  last4: string;
} {
  const first = payment.token === "" ? cardDigits(payment.cardnumber) : payment.bin;
  return { brand: CARD_BRANDS[cardBrand(first)], last4: lastFour(payment) ?? "••••" };
}

/** True if a complete number may be mistyped (Luhn). Only a hint: the number can still be sent. */
export function cardNumberLooksWrong(cardnumber: string): boolean {
  const digits = cardDigits(cardnumber);
  const isComplete = digits.length >= (cardBrand(digits) === "amex" ? 15 : 16);
  return isComplete && checkDigitIsWrong(digits);
}
