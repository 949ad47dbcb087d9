import { useTask, type TaskRun, type TaskShape } from "@waypost/hooks";
import { useEffect } from "react";

/** What an entry of the history remembers of a task. */
interface Entry {
  readonly stage?: number;
}

const stageOf = (state: unknown): number => (state as Entry | null)?.stage ?? 0;

/** Gives each later stage of a task an entry of its own, so that the browser's Back goes one back. */
export function useStageHistory<Shape extends TaskShape>(run: TaskRun<Shape>): void {
  const { stage } = useTask(run);
  useEffect(() => {
    const { history } = window;
    const entry = stageOf(history.state);
    if (stage > entry) history.pushState({ stage } satisfies Entry, "");
    if (stage < entry) history.go(stage - entry);
  }, [stage]);
  useEffect(() => {
    const { href } = window.location;
    const follow = ({ state }: PopStateEvent) => {
      // The way to another page is not a way through the stages.
      if (window.location.href !== href) return;
      const wanted = stageOf(state);
      if (wanted > run.getState().stage) run.send({ type: "continue" });
      // An open question is in the way: it is closed first.
      for (let presses = 0; presses < 2 && run.getState().stage > wanted; presses += 1) {
        run.send({ type: "back" });
      }
    };
    window.addEventListener("popstate", follow);
    return () => window.removeEventListener("popstate", follow);
  }, [run]);
}
