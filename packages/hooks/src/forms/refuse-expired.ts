import type { StandardSchemaV1 } from "@standard-schema/spec";
import type { PlainCode } from "../messages/messages.ts";
import type { CardFields } from "../rules/cards/credit-card.ts";
import { hasExpired } from "../rules/cards/expiry.ts";
import { schemaOf } from "./schema-of.ts";
import { resultOf } from "./validate.ts";

/** The expiry date of a card. @inline */
type Expiry = Pick<CardFields, "expirationdatemonth" | "expirationdateyear">;

const expired: PlainCode = "card.expired";

/**
 * A form with a card that also refuses a card whose month is over, in the local time of `today`. It
 * may be a function, because a page may stay open over night.
 */
export function refuseExpired<Input, Output extends Expiry>(
  form: StandardSchemaV1<Input, Output>,
  today: Date | (() => Date),
): StandardSchemaV1<Input, Output> {
  return schemaOf((value) => {
    const result = resultOf(form, value);
    const { issues = [] } = result;
    const card = result.issues === undefined ? result.value : expiryIn(value);
    const date = typeof today === "function" ? today() : today;
    if (!hasExpired(date, card.expirationdatemonth, card.expirationdateyear)) return result;
    return { issues: [...issues, { message: expired, path: ["expirationdatemonth"] }] };
  });
}

/** Month and year of a value with other mistakes, so that all of them are told at once. */
function expiryIn(value: unknown): Expiry {
  const { expirationdatemonth: month, expirationdateyear: year } = Object(value) as Partial<
    Record<keyof Expiry, unknown>
  >;
  return {
    expirationdatemonth: typeof month === "string" ? month : "",
    expirationdateyear: typeof year === "string" ? year : "",
  };
}
