import { useMessages } from "@waypost/hooks";
import { RetryPanel } from "../../app/RetryPanel.tsx";

/** Below the field of a plan: says that its prices could not be loaded, with a button to retry. */
export function PricesFailed({ prices }: { prices: { hasFailed: boolean; retry: () => void } }) {
  const say = useMessages();
  if (!prices.hasFailed) return null;
  return <RetryPanel tone="warning" message={say("plan.failed")} retry={prices.retry} />;
}
