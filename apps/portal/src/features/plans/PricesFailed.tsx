import { useMessages } from "@waypost/hooks";
import { RetryPanel } from "../../app/RetryPanel.tsx";

/** Beneath the field of a plan: its prices could not be loaded, with a button of their own. */
export function PricesFailed({ prices }: { prices: { hasFailed: boolean; retry: () => void } }) {
  const say = useMessages();
  if (!prices.hasFailed) return null;
  return <RetryPanel tone="warning" message={say("plan.failed")} retry={prices.retry} />;
}
