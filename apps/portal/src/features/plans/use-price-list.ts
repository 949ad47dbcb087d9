import { useServicePlans, type TaskRun } from "@waypost/hooks";
import type { TaskShape } from "@waypost/hooks/flows";
import type { PlanKind } from "@waypost/hooks/rules";
import { useEffect } from "react";

/** A task that has loaded the prices of both kinds. */
interface PricedTask<Shape extends TaskShape> {
  readonly run: TaskRun<Shape>;
  readonly data: Readonly<Record<PlanKind, readonly unknown[]>>;
}

/**
 * Returns the state of the prices for a kind of device. Only the fields with prices wait for them.
 * When this page or the plan picker reloads the prices, the task updates, too.
 */
export function usePriceList<Shape extends TaskShape>(task: PricedTask<Shape>, kind: PlanKind) {
  const { data, isPending, isError, refetch } = useServicePlans(kind);
  const { run } = task;
  const isMissing = task.data[kind].length === 0;
  const isBehind = isMissing && data.length > 0;
  useEffect(() => {
    if (isBehind) run.send({ type: "refetch" });
  }, [isBehind, run]);
  const isLoading = isMissing && (isPending || isBehind);
  return { isLoading, hasFailed: isMissing && isError, retry: refetch };
}
