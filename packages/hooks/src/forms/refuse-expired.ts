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
 * A form with a card that also rejects an expired card, by the local date of `today`. Pass a
 * function if the page may stay open overnight.
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

/**
 * The month and year of a value that may have other errors, so that all errors are reported
 * together.
 */
function expiryIn(value: unknown): Expiry {
  const { expirationdatemonth: month, expirationdateyear: year } = Object(value) as Partial<
    Record<keyof Expiry, unknown>
  >;
  return {
    expirationdatemonth: typeof month === "string" ? month : "",
    expirationdateyear: typeof year === "string" ? year : "",
  };
}
