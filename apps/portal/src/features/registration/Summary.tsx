import { useRegistrationSteps } from "@waypost/hooks";
import { SummaryPanel } from "@waypost/ui/SummaryPanel";
import { Requirements } from "./Requirements.tsx";
import { useHasOrderBar } from "../../app/use-media-query.ts";
import { useOrder } from "./use-order.tsx";

/** The order summary, which fills up as the customer completes the steps. */
export default function Summary() {
  const order = useOrder();
  const hasBar = useHasOrderBar();
  const { current } = useRegistrationSteps();
  if (order === null) return null;
  if (current === "customer-information" && order.lines.length === 0) return <Requirements />;
  // The confirmation has no form, and therefore no bar.
  if (hasBar && current !== "confirm") return null;
  return <SummaryPanel {...order} />;
}
