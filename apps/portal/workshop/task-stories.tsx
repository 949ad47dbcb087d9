import type { Story } from "@ladle/react";
import type { Attempt, TaskFlow, TaskShape, TaskState } from "@waypost/hooks/flows";
import { recurring } from "@waypost/hooks/rules";
import type { ComponentType } from "react";
import { openOutcome, type Verdicts } from "../../../packages/hooks/src/flows/checkout/outcome.ts";
import type { TaskForm, TaskPhase } from "../../../packages/hooks/src/flows/task/state.ts";
import type { Question } from "../../../packages/hooks/src/flows/checkout/order.ts";
import type { TaskReview } from "../../../packages/hooks/src/flows/task/task.ts";
import { placed } from "../../../packages/hooks/test/attempts.ts";
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
  details?: TaskForm<Shape>["details"];
  /** The IMEI that was entered and checked. */
  imei?: TaskForm<Shape>["imei"];
}

/** The difference between a story and the default of its phase. */
type Changes<Shape extends TaskShape> = Partial<TaskForm<Shape>> & {
  question?: Partial<Question<TaskReview>>;
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
    const state = stateAt(sample, phase);
    const screen = {
      ...state.screen,
      ...("question" in state.screen && { question: { ...state.screen.question, ...question } }),
      ...("outcome" in state.screen &&
        verdicts && { outcome: { ...state.screen.outcome, verdicts } }),
      ...(isDialogOpen === true && { isDialogOpen }),
    };
    return (
      <StillPage state={{ form: { ...state.form, ...form }, screen }} address={address}>
        <Page />
      </StillPage>
    );
  };

/** The form of a task when a rejected submit has marked every field. */
export function rejected<Shape extends TaskShape>(
  sample: TaskSample<Shape>,
  stage: number,
): Changes<Shape> {
  const { flow } = sample;
  if (typeof flow.logic === "function") return {};
  const blank = flow.task.initial(sample.input);
  // The stages before this one are complete, so that the submit ends here.
  const draft = stage === 0 ? blank : { ...sample.draft, ...blankSecrets(sample) };
  const { form, screen } = stateAt(sample, "form");
  const state = { form: { ...form, stage, draft }, screen };
  return flow.logic.transition(state, { type: "continue" }).state.form;
}

/** A review whose prices were read again; a list that is null could not be read. */
export function priced<Shape extends TaskShape>(
  sample: TaskSample<Shape>,
  lists: Readonly<Record<string, unknown>>,
): Changes<Shape> {
  const { logic, task } = sample.flow;
  if (typeof logic === "function") return {};
  const { form, screen } = stateAt(sample, "form");
  const last = { form: { ...form, stage: task.stages.length - 1 }, screen };
  const review = logic.transition(last, { type: "continue" }).state;
  const at = { wall: 0, monotonic: 0 };
  const found = { type: "prices-found", at, lists, isOver: true, lastKnown: null } as const;
  const { form: shown, screen: asked } = logic.transition(review, found).state;
  return {
    ...shown,
    ...("question" in asked && { question: asked.question }),
  };
}

function blankSecrets<Shape extends TaskShape>({ flow }: TaskSample<Shape>) {
  return Object.fromEntries((flow.task.secrets ?? []).map((field) => [field, ""]));
}

function stateAt<Shape extends TaskShape>(
  { flow, input, draft, data, details = {}, ...sample }: TaskSample<Shape>,
  phase: TaskPhase,
): TaskState<Shape> {
  const { task } = flow;
  const { form } = flow.start(input, { draft: () => null, attempts: [] });
  if (phase === "restoring" || phase === "loading") return { form, screen: { phase } };
  if (phase === "load-failed") {
    const failure = { text: "Internal server error", isRefusal: false };
    return { form: { ...form, failure }, screen: { phase } };
  }
  const imei = sample.imei ?? form.imei;
  const args = { input, draft, data, details, imei, today: form.today };
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
  const loaded = { ...form, draft, data, details, imei, requests, stage: task.stages.length - 1 };
  switch (phase) {
    case "form":
      return { form: { ...loaded, stage: 0 }, screen: { phase } };
    case "preparing":
      return { form: loaded, screen: { phase } };
    case "reviewing":
      return { form: loaded, screen: { phase, question: ASKED } };
    case "sending":
      return { form: loaded, screen: { phase, question: ASKED, placed: placed(attempt) } };
    case "reading-back":
    case "unknown": {
      const { outcome } = openOutcome([attempt], task.readBack?.(attempt, null) != null);
      const failure = { text: "Something Went Wrong", isRefusal: false };
      return {
        form: { ...loaded, failure: phase === "unknown" ? failure : null },
        screen: { phase, outcome },
      };
    }
    case "done":
      return {
        form: loaded,
        screen: {
          phase,
          receipt: { message: "Pack purchased", error: null, review, consent },
          isDialogOpen: false,
        },
      };
  }
}

const ASKED: Question<TaskReview> = {
  consentTo: [],
  isAcknowledged: false,
  priceCheck: null,
  notSent: null,
  related: [],
};
