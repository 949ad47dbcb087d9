import type { TaskRun } from "@waypost/hooks";
import type { TaskFlow, TaskShape, Waypost, Task, TaskState } from "@waypost/hooks/flows";
import { en } from "@waypost/hooks/messages";
import type { TaskStorages } from "../attempts/database.ts";
import { reviewOf, type Review } from "./review.ts";

type Outcome = (TaskState["screen"] & { readonly phase: "unknown" })["outcome"];

const TEXT_CODES = {
  charges: ["unknown.title", "unknown.noRead", "unknown.settled"],
  irreversible: [
    "unknown.title.irreversible",
    "unknown.noRead.irreversible",
    "unknown.settled.irreversible",
  ],
  harmless: ["unknown.title.harmless", "unknown.noRead.harmless", "unknown.settled.harmless"],
} as const;

/** Returns the text for a request whose outcome is unknown. */
function unknownOutcomeText<Shape extends TaskShape>(
  { repeat = "charges" }: Task<Shape>,
  { asked, verdicts, canReadBack, isSettled }: Outcome,
): string {
  const subjects = asked.flatMap((attempt) => attempt.subjects);
  if (subjects.length > 0 && subjects.every((one) => verdicts[one] === "applied"))
    return en["unknown.applied"];
  const [title, noRead, settled] = TEXT_CODES[repeat];
  const whenRead = isSettled ? settled : "unknown.looksAgain";
  return [title, "outcome.unknown", canReadBack ? whenRead : noRead]
    .map((code) => en[code as typeof title | "outcome.unknown" | typeof whenRead | typeof noRead])
    .join(". ")
    .replaceAll("..", ".");
}

/** The current state of a task and its text. */
type TaskView =
  /** A request is in flight. */
  | { readonly state: "working"; readonly text: string }
  | ({ readonly state: "review" } & Review)
  /** The entered values cannot be reviewed, or the server has rejected the request. */
  | { readonly state: "refused"; readonly text: string }
  | { readonly state: "unknown"; readonly text: string }
  | { readonly state: "done"; readonly text: string };

export interface PreparedTask {
  readonly title: string;
  readonly view: () => TaskView;
  /** Resolves when no request is in flight. */
  readonly settled: () => Promise<TaskView>;
  /** Agrees to all statements and sends the request. `shown` is the text that the person agreed to. */
  readonly confirm: (shown: string) => void;
  /** Refetches the prices of the review. */
  readonly readPrices: () => void;
  readonly stop: () => void;
}

/** The flows and storages of one task. */
export interface TaskSession {
  readonly waypost: Waypost;
  readonly storages: TaskStorages;
}

interface TaskToPrepare<Shape extends TaskShape> {
  readonly title: string;
  readonly flow: TaskFlow<Shape>;
  readonly input: Shape["input"];
  /** The entered values of each stage. */
  readonly entries: readonly Partial<Shape["draft"]>[];
}

const WORKING_PHASES = ["restoring", "loading", "preparing", "sending", "reading-back"];

/** Fills in the stages of a task up to its review. */
export async function prepareTask<Shape extends TaskShape>(
  { waypost, storages }: TaskSession,
  { title, flow, input, entries }: TaskToPrepare<Shape>,
): Promise<PreparedTask> {
  const run = runOf(waypost, flow, input);

  const isWorking = () => {
    const { form, screen } = run.getState();
    if (screen.phase === "reviewing") {
      const { priceCheck } = screen.question;
      return priceCheck !== null && (priceCheck.status === "running" || priceCheck.press !== null);
    }
    return WORKING_PHASES.includes(screen.phase) || form.imei.check.status === "checking";
  };
  const settled = () =>
    new Promise<TaskView>((resolve) => {
      let unsubscribe: (() => void) | undefined;
      const check = () => {
        if (isWorking()) return;
        unsubscribe?.();
        resolve(view());
      };
      unsubscribe = run.subscribe(check);
      check();
    });

  function view(): TaskView {
    const { form, screen } = run.getState();
    if (isWorking()) {
      const isSending = screen.phase !== "reviewing";
      return { state: "working", text: en[isSending ? "task.sending" : "price.checking"] };
    }
    if (screen.phase === "reviewing")
      return {
        state: "review",
        ...reviewOf(waypost, flow.task, { form, screen }, storages.problem()),
      };
    if (screen.phase === "unknown")
      return { state: "unknown", text: unknownOutcomeText(flow.task, screen.outcome) };
    if (screen.phase === "done")
      return { state: "done", text: screen.receipt.message ?? en["unknown.applied"] };
    const errors = Object.entries(form.fieldErrors).map(([field, code]) => `${field}: ${en[code]}`);
    const text = [form.failure?.text ?? [], errors].flat().join("\n");
    return { state: "refused", text: text || en["task.loadFailed"] };
  }

  async function fillIn(): Promise<void> {
    for (const patch of entries) {
      run.send({ type: "edit", patch, today });
      run.send({ type: "leave-imei" });
      await settled();
      run.send({ type: "continue" });
      await settled();
    }
  }

  /** Goes back from open attempts to the review, which lists them. */
  async function returnToReview(): Promise<void> {
    run.send({ type: "try-again" });
    await settled();
    // The data was refetched, so the form has to be filled in again.
    if (run.getState().screen.phase === "form") await fillIn();
  }

  const today = new Date();
  run.send({ type: "open" });
  await settled();
  if (run.getState().screen.phase === "unknown") await returnToReview();
  else await fillIn();
  return {
    title,
    view,
    settled,
    confirm: (shown) => {
      storages.retry();
      const question = view();
      const isAcknowledged = question.state === "review" && question.statements.length > 0;
      run.send({ type: "acknowledge", isAcknowledged });
      run.send({ type: "confirm", at: new Date(), shown, locale: "en-US" });
      void settled().then(() => {
        const { form, screen } = run.getState();
        // This request was not sent, because another one for the same thing is open.
        const isBlocked = screen.phase === "unknown" && form.failure === null;
        return isBlocked ? returnToReview() : undefined;
      });
    },
    readPrices: () => run.send({ type: "refetch" }),
    stop: run.stop,
  };
}

const runOf = <Shape extends TaskShape>(
  waypost: Waypost,
  flow: TaskFlow<Shape>,
  input: Shape["input"],
): TaskRun<Shape> => {
  const { run } = waypost as unknown as { run: (flow: unknown, input: unknown) => TaskRun<Shape> };
  return { ...run(flow, input), task: flow.task };
};
