import { useFormats, useMessages, type Translate } from "@waypost/hooks";
import type { DeviceToUpdate, Formats } from "@waypost/hooks/flows";
import type { ServicePlan } from "@waypost/sdk";
import { MoneyLine } from "@waypost/ui/MoneyLine";
import { paidLater } from "../task/OrderMoney.tsx";

/**
 * The price difference of a period, if both periods have the same length, and the next billing
 * date.
 */
export function BillingChange({ device, previous, chosen }: DeviceToUpdate) {
  const say = useMessages();
  const formats = useFormats();
  const { nextBillingDate } = device;
  const lines = [
    { what: say("planUpdate.difference"), amount: differenceOf(say, formats, previous, chosen) },
    { what: say("planUpdate.nextBilling"), amount: formats.date(nextBillingDate ?? "") },
  ].filter(({ amount }) => amount !== "");
  if (lines.length === 0) return null;
  const [now = "", then] = lines.map((line) => say("task.line", line));
  return <MoneyLine now={now} then={then} />;
}

/** Returns "+$12.00 every 3 months"; "" if the prices are equal or cannot be compared. */
function differenceOf(
  say: Translate,
  formats: Formats,
  before: ServicePlan | null,
  after: ServicePlan | null,
): string {
  if (before?.price == null || after?.price == null) return "";
  const months = after.duration;
  const cents = Math.round((after.price - before.price) * 100);
  if (months === null || before.duration !== months || cents === 0) return "";
  const price = Math.abs(cents) / 100;
  return `${cents < 0 ? "\u2212" : "+"}${paidLater(say, formats, [{ price, months }])}`;
}
