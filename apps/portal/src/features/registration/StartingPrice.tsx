import { useFormats, useMessages, useServicePlans } from "@waypost/hooks";
import { perMonth } from "@waypost/hooks/rules";

/** The lowest price per month of all plans. Empty until the prices are known. */
export default function StartingPrice() {
  const say = useMessages();
  const formats = useFormats();
  const plans = [...useServicePlans("gps").data, ...useServicePlans("obd").data];
  const prices = plans.flatMap(({ price, duration }) => perMonth(price, duration) ?? []);
  const lowest = Math.min(...prices.map(Number).filter((price) => price > 0));
  return Number.isFinite(lowest) ? say("plan.from", formats.priceParams(lowest)) : null;
}
