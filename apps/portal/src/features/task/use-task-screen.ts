import { type TaskView, useMessages } from "@waypost/hooks";
import type { TaskShape } from "@waypost/hooks/flows";
import { useEffect, useRef } from "react";
import { useConfig } from "../../app/ConfigContext.ts";
import { useAddress } from "../../app/hash-location.ts";

/**
 * Sets the window's title for each screen of a task. Moves the focus to the heading when the
 * screen changes, because the focused element is removed.
 */
export function useTaskScreen<Shape extends TaskShape>(task: TaskView<Shape>, title: string): void {
  const { brand } = useConfig();
  const { screen, note } = useScreen(task);
  const shown = useRef(screen);
  useEffect(() => {
    document.title = [note, title, brand.name].filter(Boolean).join(" · ");
  }, [note, title, brand.name]);
  useEffect(() => {
    const before = shown.current;
    shown.current = screen;
    // The heading already has the focus since loading began.
    if (before === screen || before === "loading") return undefined;
    window.scrollTo(0, 0);
    return onceNoDialogIsOpen(() => {
      document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
    });
  }, [screen]);
}

/** Returns the screen of the current phase, and the words before the task's name in the title. */
function useScreen<Shape extends TaskShape>(task: TaskView<Shape>) {
  const say = useMessages();
  const { stage, stages } = task;
  switch (task.phase) {
    case "restoring":
    case "loading":
      return { screen: "loading", note: "" };
    case "load-failed":
      return { screen: "load-failed", note: say("failure.title") };
    case "form":
    case "preparing":
    case "reviewing":
    case "sending": {
      const place = stages.indexOf(stage) + 1;
      const note = place > 1 ? say("task.stage", { stage: place, stages: stages.length }) : "";
      return { screen: `stage ${stage}`, note };
    }
    case "reading-back":
    case "unknown":
      return { screen: "unknown", note: task.title ?? task.message };
    case "done":
      return { screen: "done", note: say("success.title") };
  }
}

/** Runs `act` once no dialog is open, because nothing behind a dialog can take the focus. */
function onceNoDialogIsOpen(act: () => void): () => void {
  if (!isDialogOpen()) {
    act();
    return () => {};
  }
  const observer = new MutationObserver(() => {
    if (isDialogOpen()) return;
    observer.disconnect();
    act();
  });
  observer.observe(document.body, { childList: true });
  return () => observer.disconnect();
}

const isDialogOpen = () => document.querySelector(".waypost-Dialog") !== null;

/** The state of a history entry: stages by their places, from 0. */
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
  const { run, stages, phase } = task;
  const stage = stages.indexOf(task.stage);
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
      const place = () => stages.indexOf(run.getState().form.stage);
      if (wanted > place()) run.send({ type: "continue" });
      // While the review is open, the first `back` only closes it.
      for (let presses = 0; presses < 2 && place() > wanted; presses += 1) {
        run.send({ type: "back" });
      }
    };
    window.addEventListener("popstate", follow);
    return () => window.removeEventListener("popstate", follow);
  }, [run, stages, address]);
}
