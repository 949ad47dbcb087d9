import { useServicePlans, type TaskRun } from "@waypost/hooks";
import type { TaskShape } from "@waypost/hooks/flows";
import type { PlanKind } from "@waypost/hooks/rules";
import { useEffect } from "react";

/** A task that has read the prices of both kinds. */
interface PricedTask<Shape extends TaskShape> {
  readonly run: TaskRun<Shape>;
  readonly data: Readonly<Record<PlanKind, readonly unknown[]>>;
}

/**
 * Whether a task has the prices of a kind of device. Only their fields wait for them. When they
 * were loaded again here or in the plan picker, the task reads them, too.
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
