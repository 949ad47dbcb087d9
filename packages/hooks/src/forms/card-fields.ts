import * as z from "zod/mini";
import type { PlainCode } from "../messages/messages.ts";
import { digitsOnly } from "../rules/card-number.ts";
import { given, required } from "./fields.ts";

/** The fields of a new card. Number and CVV are reduced to their digits before they are checked. */
export function cardFields(holderCode: PlainCode) {
  return {
    cardHoldername: required(holderCode),
    cardnumber: digits(
      "cardnumber.required",
      [15, "cardnumber.tooShort"],
      [20, "cardnumber.tooLong"],
    ),
    cvc: digits("cvc.required", [3, "cvc.tooShort"], [4, "cvc.tooLong"]),
    expirationdatemonth: given("month.required"),
    expirationdateyear: given("year.required"),
  };
}

type Bound = readonly [count: number, code: PlainCode];

function digits(missing: PlainCode, [min, tooShort]: Bound, [max, tooLong]: Bound) {
  return z
    .string(missing)
    .check(
      z.overwrite(digitsOnly),
      z.minLength(1, missing),
      z.minLength(min, tooShort),
      z.maxLength(max, tooLong),
    );
}
