import { useMessages } from "@waypost/hooks";
import { RetryPanel } from "../../app/RetryPanel.tsx";

/** An error below the field of a plan: its prices could not be loaded. With a button to retry. */
export function PricesFailed({ prices }: { prices: { hasFailed: boolean; retry: () => void } }) {
  const say = useMessages();
  if (!prices.hasFailed) return null;
  return <RetryPanel tone="warning" message={say("plan.failed")} retry={prices.retry} />;
}
