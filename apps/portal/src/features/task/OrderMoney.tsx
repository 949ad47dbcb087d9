import { useFormats, useMessages, type TaskTerms, type Translate } from "@waypost/hooks";
import type { Formats } from "@waypost/hooks/flows";
import { recurring } from "@waypost/hooks/rules";
import { MoneyLine } from "@waypost/ui/MoneyLine";
import type { ReactElement } from "react";

type Paid = readonly Pick<TaskTerms["rows"][number], "price" | "months">[];

/** Returns the charges after today, "$59.85 every 3 months"; "" if there are none. */
export const paidLater = (say: Translate, { price }: Formats, rows: Paid): string =>
  recurring(rows)
    .map(({ dollars, months }) => say("task.every", { amount: price(dollars), months }))
    .join(" · ");

/** Today's charge, with the text `now`, and the later charges. */
function OrderMoney({ now, rows }: { now: string; rows: Paid }) {
  const say = useMessages();
  return <MoneyLine now={now} then={paidLater(say, useFormats(), rows)} />;
}

/**
 * Returns the payment part of a review: today's charge in the words of `now`, or only the price if
 * today's charge is unknown. Returns `null` if nothing is paid.
 */
export function reviewMoney(
  { total: sum, isDueNow, rows }: TaskTerms,
  now: (dollars: number) => string,
  /** `now` if later charges are shown elsewhere. */
  part: "all" | "now" = "all",
): ReactElement | null {
  if (typeof sum !== "number") return null;
  if (part === "now" && isDueNow) return <MoneyLine now={now(sum)} />;
  return isDueNow ? (
    <OrderMoney now={now(sum)} rows={rows} />
  ) : (
    <OrderPrice rows={rows} sum={sum} />
  );
}

function OrderPrice({ rows, sum }: { rows: Paid; sum: number }) {
  const say = useMessages();
  const formats = useFormats();
  return <MoneyLine now={paidLater(say, formats, rows) || formats.price(sum)} />;
}
