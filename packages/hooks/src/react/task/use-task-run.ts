"use client";

import { useEffect, useMemo } from "react";
import type { InputArgument } from "../../flows/engine/flow.ts";
import type { Runner } from "../../flows/engine/runner-types.ts";
import type { TaskFlow } from "../../flows/task/flow.ts";
import type { TaskEvent, TaskState } from "../../flows/task/state.ts";
import type { Task, TaskShape } from "../../flows/task/task.ts";
import { useWaypost } from "../provider.tsx";

/** The runner of a task for one input. */
export interface TaskRun<Shape extends TaskShape = TaskShape> extends Runner<
  TaskState<Shape>,
  TaskEvent<Shape>
> {
  readonly task: Task<Shape>;
}

/**
 * Runs a task while the page is mounted. Its secrets are discarded when the page is left, unless
 * its call is pending.
 */
export function useTaskRun<Shape extends TaskShape>(
  flow: TaskFlow<Shape>,
  input: Shape["input"],
): TaskRun<Shape> {
  const waypost = useWaypost("useTask");
  const runner = waypost.run(flow, ...([input] as unknown as InputArgument<Shape["input"]>));
  useEffect(() => {
    const leave = runner.hold();
    // The first event loads the data. Later ones are ignored.
    runner.send({ type: "open" });
    return leave;
  }, [runner]);
  // Compared by value, because an object literal in a component is new at each render.
  useEffect(() => {
    const isKnown = JSON.stringify(runner.getState().form.input) === JSON.stringify(input);
    if (!isKnown) runner.send({ type: "address", input });
  });
  return useMemo(() => ({ ...runner, task: flow.task }), [runner, flow]);
}
