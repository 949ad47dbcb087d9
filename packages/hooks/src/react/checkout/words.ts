import { isWaypostError, SOMETHING_WENT_WRONG } from "@waypost/sdk/pure";
import type { Question } from "../../flows/checkout/order.ts";
import type { Formats } from "../../messages/formats.ts";
import type { Waypost } from "../../waypost.ts";
import type { TickProps } from "../field-props.ts";
import type { Translate } from "../use-messages.ts";

/** The functions that return texts. */
export interface Words {
  readonly say: Translate;
  readonly formats: Formats;
  /** The address for questions, if the page has one. */
  readonly supportEmail?: string | undefined;
}

/** A statement with a checkbox that must be checked before Confirm works. @inline */
export interface QuestionTick {
  readonly label: string;
  readonly value: boolean;
  readonly onChange: (isTicked: boolean) => void;
  /** Props of an `<input type="checkbox">`. */
  readonly input: Pick<TickProps, "checked" | "onChange">;
}

export const tickFor = (
  label: string,
  value: boolean,
  onChange: (isTicked: boolean) => void,
): QuestionTick => ({
  label,
  value,
  onChange,
  input: { checked: value, onChange: ({ currentTarget }) => onChange(currentTarget.checked) },
});

/**
 * The state of the prices, as text.
 *
 * - `reading`: Confirm was pressed and waits for the new prices
 * - `changed`: the text has the old and the new total
 * - `unread`: they could not be reloaded; offer `refetch`
 * - `missing`: a price is unknown, so there is no total; offer `refetch`
 *
 * @inline
 */
export interface PriceNote {
  readonly kind: "reading" | "changed" | "unread" | "missing";
  readonly text: string;
}

/** Returns the state of the prices in a review; `null` while they are up to date. */
export function priceNoteOf(
  { say, formats: { price, time } }: Words,
  { priceCheck: check, isBankAsking }: Pick<Question, "priceCheck" | "isBankAsking">,
): PriceNote | null {
  if (check === null) return null;
  const { press, status, before, asOf, terms } = check;
  if (press !== null)
    return { kind: "reading", text: say(isBankAsking ? "card.asked" : "price.checking") };
  const now = terms.total;
  if (status === "failed" && now !== "missing") {
    const text =
      asOf !== null && typeof now === "number"
        ? say("price.unread", { total: price(now), time: time(asOf) })
        : say("price.unchecked");
    return { kind: "unread", text };
  }
  if (before === null) return null;
  const isSame =
    typeof before.total !== "number" || typeof now !== "number" || before.total === now;
  const text = isSame
    ? say("price.changedParts")
    : say("price.changed", { before: price(before.total), now: price(now) });
  return { kind: "changed", text };
}

/** Returns what this browser sent recently about the same device. */
export const relatedTexts = (
  { say, formats }: Words,
  { related }: Pick<Question, "related">,
): readonly string[] =>
  related.map(({ code, at }) =>
    say("related.at", { what: say(code), time: formats.time(new Date(at)) }),
  );

/** Returns warnings for a browser that cannot prevent a second payment, with advice. */
export const warningsOf = (
  say: Translate,
  { areWindowsGuarded, areAttemptsKept }: Pick<Waypost, "areWindowsGuarded" | "areAttemptsKept">,
): readonly string[] => [
  ...(areWindowsGuarded ? [] : [say("elsewhere.oneWindow")]),
  ...(areAttemptsKept ? [] : [say("elsewhere.stay")]),
];

export type ServerText = (from: string | Error) => string;

/** Creates the function of `useServerText` without React. */
export const serverTextOf =
  (say: Translate): ServerText =>
  (from) => {
    const text =
      typeof from === "string"
        ? from
        : isWaypostError(from)
          ? from.displayMessage
          : SOMETHING_WENT_WRONG;
    return text === SOMETHING_WENT_WRONG ? say("failure.unknown") : text;
  };
