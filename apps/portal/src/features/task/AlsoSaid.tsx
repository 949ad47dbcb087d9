import { useMessages, useTaskOutcome, type TaskRun } from "@waypost/hooks";
import type { TaskShape } from "@waypost/hooks/flows";

/**
 * The text that the server sent in `error` although it reported a success; less prominent, below
 * the success.
 */
export function AlsoSaid<Shape extends TaskShape>({ run }: { run: TaskRun<Shape> }) {
  const say = useMessages();
  const { alsoSaid } = useTaskOutcome(run);
  if (!alsoSaid) return null;
  return <p className="waypost-quiet">{say("task.alsoSaid", { text: alsoSaid })}</p>;
}
