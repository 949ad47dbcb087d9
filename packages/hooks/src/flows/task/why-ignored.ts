import type { IgnoredReason } from "../engine/flow.ts";
import type { TaskEvent, TaskState } from "./state.ts";
import type { TaskShape } from "./task.ts";

const WAITING_PHASES: readonly string[] = [
  "restoring",
  "loading",
  "preparing",
  "sending",
  "reading-back",
];

/** The reason why an event has no effect in this state. */
export function whyIgnored<Shape extends TaskShape>(
  { phase }: TaskState<Shape>,
  { type }: TaskEvent<Shape>,
): IgnoredReason {
  if (WAITING_PHASES.includes(phase)) return "waiting";
  if (phase === "done") return "finished";
  return type === "confirm" && phase === "reviewing" ? "incomplete" : "elsewhere";
}
