import { useFormats, useMessages, useServicePlans } from "@waypost/hooks";
import { perMonth, type PlanKind } from "@waypost/hooks/rules";

/** The lowest price per month of all plans, or of one kind. Empty until the prices are known. */
export default function StartingPrice({ kind }: { kind?: PlanKind }) {
  const say = useMessages();
  const formats = useFormats();
  const gps = useServicePlans(kind === "obd" ? null : "gps").data;
  const obd = useServicePlans(kind === "gps" ? null : "obd").data;
  const prices = [...gps, ...obd].flatMap(
    ({ price, duration }) => perMonth(price, duration, formats.decimals) ?? [],
  );
  const lowest = Math.min(...prices.map(Number).filter((price) => price > 0));
  return Number.isFinite(lowest) ? say("plan.from", formats.priceParams(lowest)) : null;
}
