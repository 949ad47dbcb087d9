import type { TaskRun } from "@waypost/hooks";
import type { TaskShape } from "@waypost/hooks/flows";
import { en } from "@waypost/hooks/messages";
import { hasPrices, reviewLines, statements } from "./review-words.ts";
import { unknownText } from "./unknown-text.ts";

/** What a task shows at the moment. */
type TaskView =
  /** Something is being read or sent. */
  | { readonly state: "working"; readonly text: string }
  | {
      readonly state: "review";
      /** What would be done, line by line. */
      readonly lines: readonly string[];
      /** What has to be agreed to beside it: a repetition, a new price, a step without return. */
      readonly statements: readonly string[];
      /** Without it nothing can be confirmed. */
      readonly hasPrices: boolean;
    }
  /** It cannot be reviewed as it was entered, or the server has refused it. */
  | { readonly state: "refused"; readonly text: string }
  | { readonly state: "unknown"; readonly text: string }
  | { readonly state: "done"; readonly text: string };

/** A task that was filled in, whatever its types. */
export interface PreparedTask {
  readonly title: string;
  readonly view: () => TaskView;
  /** Settles once nothing is being read or sent. */
  readonly settled: () => Promise<TaskView>;
  /** Agrees to all statements and sends; `shown` are the words that were agreed to. */
  readonly confirm: (shown: string) => void;
  readonly stop: () => void;
}

const WORKING = ["restoring", "loading", "preparing", "sending", "reading-back"];

/** Fills in a task, stage by stage, up to its review. */
export async function prepareTask<Shape extends TaskShape>(
  title: string,
  run: TaskRun<Shape>,
  entries: readonly Partial<Shape["draft"]>[],
): Promise<PreparedTask> {
  const isWorking = () => {
    const state = run.getState();
    if (state.phase === "reviewing") {
      const { priceCheck } = state.question;
      return priceCheck !== null && (priceCheck.status === "running" || priceCheck.press !== null);
    }
    return WORKING.includes(state.phase) || state.imei.check.status === "checking";
  };
  const settled = () =>
    new Promise<TaskView>((resolve) => {
      let leave: (() => void) | undefined;
      const look = () => {
        if (isWorking()) return;
        leave?.();
        resolve(view());
      };
      leave = run.subscribe(look);
      look();
    });

  function view(): TaskView {
    const state = run.getState();
    if (isWorking()) return { state: "working", text: en["task.sending"] };
    if (state.phase === "reviewing")
      return {
        state: "review",
        lines: reviewLines(run.task, state),
        statements: statements(run.task, state),
        hasPrices: hasPrices(run.task, state),
      };
    if (state.phase === "unknown")
      return { state: "unknown", text: unknownText(run.task, state.outcome) };
    if (state.phase === "done")
      return { state: "done", text: state.receipt.message ?? en["unknown.applied"] };
    const errors = Object.entries(state.fieldErrors).map(
      ([field, code]) => `${field}: ${en[code]}`,
    );
    const text = [state.failure?.text ?? [], errors].flat().join("\n");
    return { state: "refused", text: text || en["task.loadFailed"] };
  }

  const today = new Date();
  run.send({ type: "open" });
  await settled();
  // What is open about something else is in nobody's way; the review tells what is.
  if (run.getState().phase === "unknown") run.send({ type: "try-again" });
  await settled();
  for (const patch of entries) {
    run.send({ type: "edit", patch, today });
    run.send({ type: "leave-imei" });
    await settled();
    run.send({ type: "continue" });
    await settled();
  }
  return {
    title,
    view,
    settled,
    confirm: (shown) => {
      run.send({ type: "acknowledge", isAcknowledged: true });
      run.send({ type: "confirm", at: new Date(), shown, locale: "en-US" });
    },
    stop: run.stop,
  };
}
