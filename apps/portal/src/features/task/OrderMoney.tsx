import { useMessages, type TaskReviewRow, type Translate } from "@waypost/hooks";
import { recurring, usd } from "@waypost/hooks/rules";
import { MoneyLine } from "@waypost/ui/MoneyLine";

type Paid = readonly Pick<TaskReviewRow, "price" | "months">[];

/** What is paid again and again after today: "$59.85 every 3 months"; empty for nothing. */
export const paidLater = (say: Translate, rows: Paid): string =>
  recurring(rows)
    .map(({ dollars, months }) => say("task.every", { amount: usd(dollars), months }))
    .join(" · ");

/** What is paid now, in these words, and what is paid after that. */
export function OrderMoney({ now, rows }: { now: string; rows: Paid }) {
  const say = useMessages();
  return <MoneyLine now={now} then={paidLater(say, rows)} />;
}
