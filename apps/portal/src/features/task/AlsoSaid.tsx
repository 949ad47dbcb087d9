import { useMessages, useTaskOutcome, type TaskRun } from "@waypost/hooks";
import type { TaskShape } from "@waypost/hooks/flows";

/** What the server said in `error` although it reported a success, quietly beneath it. */
export function AlsoSaid<Shape extends TaskShape>({ run }: { run: TaskRun<Shape> }) {
  const say = useMessages();
  const { alsoSaid } = useTaskOutcome(run);
  return alsoSaid && <p className="waypost-quiet">{say("task.alsoSaid", { text: alsoSaid })}</p>;
}
