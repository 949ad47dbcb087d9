import { useMessages, type TaskView } from "@waypost/hooks";
import type { TaskShape } from "@waypost/hooks/flows";
import { useEffect, useRef } from "react";
import { useConfig } from "../../app/ConfigContext.ts";

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
  const { stage, stageCount } = task;
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
      const place = say("task.stage", { stage: stage + 1, stages: stageCount });
      return { screen: `stage ${stage}`, note: stage > 0 ? place : "" };
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
