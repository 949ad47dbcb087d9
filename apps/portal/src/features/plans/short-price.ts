import type { Formats, Price } from "@waypost/hooks/flows";

/** Formats a price without ".00": "$24". */
export function shortPrice({ price, priceParts }: Formats, dollars: number): Price {
  const { before, whole, fraction, after } = priceParts(dollars);
  const { amount, money } = price(dollars);
  return /[1-9]/.test(fraction)
    ? { amount, money }
    : { amount: whole, money: before + whole + after };
}
