import { useMessages, useTask, type TaskRun, type TaskShape } from "@waypost/hooks";

/** Above a button that sends at once: where windows cannot be told apart, only one may be used. */
export function OneWindowNote<Shape extends TaskShape>({ run }: { run: TaskRun<Shape> }) {
  const say = useMessages();
  const { isOneWindowOnly } = useTask(run);
  return isOneWindowOnly && <p className="waypost-quiet">{say("elsewhere.oneWindow")}</p>;
}
