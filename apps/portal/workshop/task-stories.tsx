import type { Story } from "@ladle/react";
import type { Attempt, TaskFlow, TaskShape, TaskState } from "@waypost/hooks/flows";
import type { ComponentType } from "react";
import type { TaskPhase } from "../../../packages/hooks/src/flows/task/state.ts";
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

/** Makes the stories of a task: each shows it in a phase, with `changes` to what is usual there. */
export const taskStories =
  <Shape extends TaskShape>(sample: TaskSample<Shape>) =>
  (phase: TaskPhase, changes: Partial<TaskState<Shape>> = {}): Story =>
  () => {
    const { Page, address } = sample;
    return (
      <StillPage state={{ ...stateAt(sample, phase), ...changes }} address={address}>
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
  const state = { ...stateAt(sample, "stage"), stage, draft };
  return flow.logic.transition(state, { type: "continue" }).state;
}

/** A review whose prices were read again; a list that is null could not be read. */
export function priced<Shape extends TaskShape>(
  sample: TaskSample<Shape>,
  lists: Readonly<Record<string, unknown>>,
): Partial<TaskState<Shape>> {
  const { logic, task } = sample.flow;
  if (typeof logic === "function") return {};
  const form = { ...stateAt(sample, "stage"), stage: task.stages.length - 1 };
  const review = logic.transition(form, { type: "continue" }).state;
  const found = { type: "prices-found", at: 0, lists, isOver: true } as const;
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
  const isLoaded = phase !== "restoring" && phase !== "loading" && phase !== "load-failed";
  if (!isLoaded) {
    const failure = { text: "Internal server error", isRefusal: false };
    return { ...fresh, phase, failure: phase === "load-failed" ? failure : null };
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
  return {
    ...fresh,
    phase,
    isOpen: true,
    stage: phase === "stage" ? 0 : task.stages.length - 1,
    draft,
    data,
    details,
    imei,
    asked: [attempt],
    requests: { [attempt.id]: task.request(args) },
    failure: phase === "unknown" ? { text: "Something Went Wrong", isRefusal: false } : null,
    receipt: phase === "done" ? { message: "Pack purchased", error: null, review } : null,
  };
}
