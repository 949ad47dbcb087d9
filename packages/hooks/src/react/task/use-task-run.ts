"use client";

import { useEffect, useMemo } from "react";
import type { InputArgument } from "../../flows/engine/flow.ts";
import type { Runner } from "../../flows/engine/runner-types.ts";
import { argsOf } from "../../flows/task/args.ts";
import type { TaskFlow } from "../../flows/task/flow.ts";
import type { TaskEvent, TaskState } from "../../flows/task/state.ts";
import type { Task, TaskArgs, TaskShape } from "../../flows/task/task.ts";
import { useWaypost } from "../provider.tsx";
import { useSelector } from "../use-selector.ts";

/** A running task for one input; pass it to the other task hooks. */
export interface TaskRun<Shape extends TaskShape> extends Runner<
  TaskState<Shape>,
  TaskEvent<Shape>
> {
  readonly task: Task<Shape>;
}

/**
 * Runs a task while the page is shown. When the page is left its secrets are discarded, unless its
 * call is pending.
 *
 * @example
 * const run = useTaskRun(smsPack, { customerId: "1001", email: null });
 */
export function useTaskRun<Shape extends TaskShape>(
  flow: TaskFlow<Shape>,
  input: Shape["input"],
): TaskRun<Shape> {
  const waypost = useWaypost("useTaskRun");
  const runner = waypost.run(flow, ...([input] as unknown as InputArgument<Shape["input"]>));
  useEffect(() => {
    const leave = runner.hold();
    // The first event loads the data; later ones are ignored.
    runner.send({ type: "open" });
    return leave;
  }, [runner]);
  // Inputs with the same identity share one run, which ignores an input equal to its current one.
  useEffect(() => runner.send({ type: "address", input }), [runner, input]);
  return useMemo(() => ({ ...runner, task: flow.task }), [runner, flow]);
}

/**
 * A part of a task's state; re-renders only when that part changes.
 *
 * @example
 * const phase = useTaskState(run, (state) => state.phase);
 */
export const useTaskState = <Shape extends TaskShape, Selected>(
  run: TaskRun<Shape>,
  select: (state: TaskState<Shape>) => Selected,
): Selected => useSelector(run, select);

/**
 * Input, draft, data and details; `null` until the data is there.
 *
 * @example
 * const args = useTaskArgs(run);
 * if (args === null) return <p>Loading…</p>;
 */
export const useTaskArgs = <Shape extends TaskShape>(run: TaskRun<Shape>): TaskArgs<Shape> | null =>
  useSelector(run, argsOf);
