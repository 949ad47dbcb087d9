import * as z from "zod/mini";
import type { PlainCode } from "../messages/messages.ts";
import { cardDigits } from "../rules/cards/card-digits.ts";
import { digitsOnly } from "../rules/digits.ts";
import { required } from "./fields.ts";

/** The fields of a new card. Number and CVV are reduced to their digits before they are checked. */
export function cardFields(holderCode: PlainCode) {
  return {
    cardHoldername: required(holderCode),
    cardnumber: digits(
      cardDigits,
      "cardnumber.required",
      [15, "cardnumber.tooShort"],
      [20, "cardnumber.tooLong"],
    ),
    cvc: digits(digitsOnly, "cvc.required", [3, "cvc.tooShort"], [4, "cvc.tooLong"]),
    expirationdatemonth: number("month.required", /^(0[1-9]|1[0-2])$/),
    expirationdateyear: number("year.required", /^\d{4}$/),
  };
}

/** A month or year in the form in which it is sent: a one-digit month gets a leading zero. */
function number(code: PlainCode, pattern: RegExp) {
  return z.string(code).check(
    z.trim(),
    z.overwrite((text) => text.replace(/^\d$/, "0$&")),
    z.regex(pattern, code),
  );
}

type Bound = readonly [count: number, code: PlainCode];

function digits(
  read: (text: string) => string,
  missing: PlainCode,
  [min, tooShort]: Bound,
  [max, tooLong]: Bound,
) {
  return z
    .string(missing)
    .check(
      z.overwrite(read),
      z.minLength(1, missing),
      z.minLength(min, tooShort),
      z.maxLength(max, tooLong),
    );
}
