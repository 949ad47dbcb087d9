import type { Story } from "@ladle/react";
import type { Attempt, TaskFlow, TaskShape, TaskState } from "@waypost/hooks/flows";
import { recurring } from "@waypost/hooks/rules";
import type { ComponentType } from "react";
import { openOutcome, type Verdicts } from "../../../packages/hooks/src/flows/checkout/outcome.ts";
import type {
  TaskForm,
  TaskPhase,
  TaskQuestion,
} from "../../../packages/hooks/src/flows/task/state.ts";
import { sampleOrder } from "./sample-registration.ts";
import { StillPage } from "./StillPage.tsx";

/** A task with what a customer has entered, and what its reads returned. */
export interface TaskSample<Shape extends TaskShape> {
  Page: ComponentType;
  flow: TaskFlow<Shape>;
  /** The hash of its address, with the input in its query. */
  address: string;
  input: Shape["input"];
  draft: Shape["draft"];
  data: Shape["data"];
  details?: TaskState<Shape>["details"];
  /** The IMEI that was entered and checked. */
  imei?: TaskState<Shape>["imei"];
}

/** The difference between a story and the default of its phase. */
type Changes<Shape extends TaskShape> = Partial<TaskForm<Shape>> & {
  question?: Partial<TaskQuestion>;
  verdicts?: Verdicts;
  isDialogOpen?: boolean;
};

/** Makes the stories of a task: each shows it in a phase, with `changes` to what is usual there. */
export const taskStories =
  <Shape extends TaskShape>(sample: TaskSample<Shape>) =>
  (phase: TaskPhase, changes: Changes<Shape> = {}): Story =>
  () => {
    const { Page, address } = sample;
    const { question, verdicts, isDialogOpen, ...form } = changes;
    const state = { ...stateAt(sample, phase), ...form };
    const changed = {
      ...state,
      ...("question" in state && { question: { ...state.question, ...question } }),
      ...("outcome" in state && verdicts && { outcome: { ...state.outcome, verdicts } }),
      ...(isDialogOpen === true && { isDialogOpen }),
    };
    return (
      <StillPage state={changed} address={address}>
        <Page />
      </StillPage>
    );
  };

/** The state of a task when a rejected submit has marked every field. */
export function rejected<Shape extends TaskShape>(
  sample: TaskSample<Shape>,
  stage: number,
): Partial<TaskState<Shape>> {
  const { flow } = sample;
  if (typeof flow.logic === "function") return {};
  const blank = flow.task.initial(sample.input);
  // The stages before this one are complete, so that the submit ends here.
  const draft = stage === 0 ? blank : { ...sample.draft, ...blankSecrets(sample) };
  const state = { ...stateAt(sample, "form"), stage, draft };
  return flow.logic.transition(state, { type: "continue" }).state;
}

/** A review whose prices were read again; a list that is null could not be read. */
export function priced<Shape extends TaskShape>(
  sample: TaskSample<Shape>,
  lists: Readonly<Record<string, unknown>>,
): Partial<TaskState<Shape>> {
  const { logic, task } = sample.flow;
  if (typeof logic === "function") return {};
  const form = { ...stateAt(sample, "form"), stage: task.stages.length - 1 };
  const review = logic.transition(form, { type: "continue" }).state;
  const at = { wall: 0, monotonic: 0 };
  const found = { type: "prices-found", at, lists, isOver: true, lastKnown: null } as const;
  return logic.transition(review, found).state;
}

function blankSecrets<Shape extends TaskShape>({ flow }: TaskSample<Shape>) {
  return Object.fromEntries((flow.task.secrets ?? []).map((field) => [field, ""]));
}

function stateAt<Shape extends TaskShape>(
  { flow, input, draft, data, details = {}, ...sample }: TaskSample<Shape>,
  phase: TaskPhase,
): TaskState<Shape> {
  const { task } = flow;
  const fresh = flow.start(input, { draft: () => null, attempts: [] });
  if (phase === "restoring" || phase === "loading") return { ...fresh, phase };
  if (phase === "load-failed") {
    return { ...fresh, phase, failure: { text: "Internal server error", isRefusal: false } };
  }
  const imei = sample.imei ?? fresh.imei;
  const args = { input, draft, data, details, imei, today: fresh.today };
  const review = task.review(args);
  const attempt: Attempt = {
    id: "sample",
    family: task.family,
    owner: task.owner(input),
    subjects: task.subjects(args),
    amount: typeof review.total === "number" ? review.total : null,
    last4: "cardnumber" in draft ? "4242" : null,
    at: "2026-11-21T12:00:00.000Z",
    evidence: [],
    monotonicAt: null,
    origin: "earlier-page",
    outcome: "unknown",
  };
  const { amount: total, last4 } = attempt;
  const renewals = recurring(review.rows, new Date(attempt.at));
  const consent = { ...sampleOrder, flow: task.name, total, last4, renewals };
  const requests = { [attempt.id]: task.request(args) };
  const loaded = { ...fresh, draft, data, details, imei, requests, stage: task.stages.length - 1 };
  switch (phase) {
    case "form":
    case "preparing":
      return { ...loaded, phase, stage: phase === "form" ? 0 : loaded.stage };
    case "reviewing":
      return { ...loaded, phase, question: ASKED };
    case "sending":
      return { ...loaded, phase, question: ASKED, consent };
    case "reading-back":
    case "unknown": {
      const { outcome } = openOutcome([attempt], task.readBack?.(attempt, null) != null);
      const failure = { text: "Something Went Wrong", isRefusal: false };
      return { ...loaded, phase, outcome, failure: phase === "unknown" ? failure : null };
    }
    case "done":
      return {
        ...loaded,
        phase,
        receipt: { message: "Pack purchased", error: null, review, consent },
        isDialogOpen: false,
      };
  }
}

const ASKED: TaskQuestion = {
  consentTo: [],
  isAcknowledged: false,
  priceCheck: null,
  notSent: null,
  related: [],
};
