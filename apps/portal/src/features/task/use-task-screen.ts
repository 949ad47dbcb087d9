import { useMessages, useTask, useTaskOutcome, type TaskRun, type TaskShape } from "@waypost/hooks";
import { useEffect, useRef } from "react";
import { useConfig } from "../../app/ConfigContext.ts";

/**
 * Names the window after the screen of a task, and gives its heading the focus when another screen
 * takes the place of the one before: what had the focus is gone then.
 */
export function useTaskScreen<Shape extends TaskShape>(run: TaskRun<Shape>, title: string): void {
  const { brand } = useConfig();
  const { screen, note } = useScreen(run);
  const shown = useRef(screen);
  useEffect(() => {
    document.title = [note, title, brand.name].filter(Boolean).join(" · ");
  }, [note, title, brand.name]);
  useEffect(() => {
    const before = shown.current;
    shown.current = screen;
    // Loading has no controls: whoever waited for it keeps the focus where it is.
    if (before === screen || before === "loading") return undefined;
    window.scrollTo(0, 0);
    return onceNoDialogIsOpen(() => {
      document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
    });
  }, [screen]);
}

/** The screen of a task's phase, and what the window's title says of it before the task's own. */
function useScreen<Shape extends TaskShape>(run: TaskRun<Shape>) {
  const say = useMessages();
  const { phase, stage, stageCount } = useTask(run);
  const { isApplied } = useTaskOutcome(run);
  switch (phase) {
    case "restoring":
    case "loading":
      return { screen: "loading", note: "" };
    case "load-failed":
      return { screen: "load-failed", note: say("failure.title") };
    case "stage":
    case "reviewing":
    case "sending": {
      const place = say("task.stage", { stage: stage + 1, stages: stageCount });
      return { screen: `stage ${stage}`, note: stage > 0 ? place : "" };
    }
    case "reading-back":
    case "unknown":
      return { screen: "unknown", note: say(isApplied ? "unknown.applied" : "unknown.title") };
    case "done":
      return { screen: "done", note: say("success.title") };
  }
}

/** Waits while a dialog covers the page: what is behind it cannot take the focus. */
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

const isDialogOpen = () => document.querySelector(".wp-Dialog") !== null;
