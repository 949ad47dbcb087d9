import type { TaskView } from "@waypost/hooks";
import type { TaskShape } from "@waypost/hooks/flows";
import { useEffect, useRef } from "react";
import { useAddress } from "../../app/hash-location.ts";

/** The state of a history entry. */
interface Entry {
  readonly stage?: number;
  /** The stage at which the task was entered. An earlier one has no entry of its own. */
  readonly first?: number;
}

const entryOf = (state: unknown) => ({ stage: 0, first: 0, ...(state as Entry | null) });

/**
 * Adds a history entry for each later stage, so that the browser's Back button returns to the
 * previous stage. A stage that the address answers has no entry, so that Back leaves the task.
 */
export function useStageHistory<Shape extends TaskShape>(task: TaskView<Shape>): void {
  const { run, stage, phase } = task;
  const address = useAddress();
  const entered = useRef("");
  useEffect(() => {
    if (phase === "restoring" || phase === "loading") return;
    const { history } = window;
    const entry = entryOf(history.state);
    const isEntering = entered.current !== address;
    if (isEntering && phase === "preparing") return;
    entered.current = address;
    if (stage < entry.first || (isEntering && stage > entry.stage)) {
      history.replaceState({ ...history.state, stage, first: stage } satisfies Entry, "");
    } else if (stage > entry.stage) {
      history.pushState({ ...history.state, stage } satisfies Entry, "");
    } else if (stage < entry.stage) history.go(stage - entry.stage);
  }, [stage, phase, address]);
  useEffect(() => {
    const follow = ({ state }: PopStateEvent) => {
      // Navigation to another page fires popstate too.
      if (window.location.href !== address) return;
      const wanted = entryOf(state).stage;
      if (wanted > run.getState().form.stage) run.send({ type: "continue" });
      // While the review is open, the first `back` only closes it.
      for (let presses = 0; presses < 2 && run.getState().form.stage > wanted; presses += 1) {
        run.send({ type: "back" });
      }
    };
    window.addEventListener("popstate", follow);
    return () => window.removeEventListener("popstate", follow);
  }, [run, address]);
}
