import type { TaskView } from "@waypost/hooks";
import type { TaskShape } from "@waypost/hooks/flows";
import { useEffect } from "react";
import { useAddress } from "../../app/hash-location.ts";

/** The state of a history entry. */
interface Entry {
  readonly stage?: number;
}

const stageOf = (state: unknown): number => (state as Entry | null)?.stage ?? 0;

/**
 * Adds a history entry for each later stage, so that the browser's Back button returns to the
 * previous stage.
 */
export function useStageHistory<Shape extends TaskShape>({ run, stage }: TaskView<Shape>): void {
  useEffect(() => {
    const { history } = window;
    const entry = stageOf(history.state);
    if (stage > entry) history.pushState({ ...history.state, stage } satisfies Entry, "");
    if (stage < entry) history.go(stage - entry);
  }, [stage]);
  const address = useAddress();
  useEffect(() => {
    const follow = ({ state }: PopStateEvent) => {
      // Navigation to another page fires popstate too.
      if (window.location.href !== address) return;
      const wanted = stageOf(state);
      if (wanted > run.getState().stage) run.send({ type: "continue" });
      // While the review is open, the first `back` only closes it.
      for (let presses = 0; presses < 2 && run.getState().stage > wanted; presses += 1) {
        run.send({ type: "back" });
      }
    };
    window.addEventListener("popstate", follow);
    return () => window.removeEventListener("popstate", follow);
  }, [run, address]);
}
