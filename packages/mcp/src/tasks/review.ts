import type { Task, TaskShape, TaskState, Waypost } from "@waypost/hooks/flows";
import { en } from "@waypost/hooks/messages";
import { taskReview } from "@waypost/hooks/review";

type Reviewing<Shape extends TaskShape> = TaskState<Shape> & {
  readonly screen: { readonly phase: "reviewing" };
};

/** The information that a person reads before confirming. */
export interface Review {
  /** The sentences of the flow's review, in order. */
  readonly sentences: readonly string[];
  /** The request that would be sent. */
  readonly request: object;
  /** Why the last press of Confirm sent nothing, or what has changed since then. */
  readonly alerts: readonly string[];
  /** The statements that the person has to tick. */
  readonly statements: readonly string[];
  /** True if every price was read from the API. Otherwise the task cannot be confirmed. */
  readonly hasPrices: boolean;
}

const PRICE_UNREADABLE =
  "The price could not be read, so nothing was sent. Press Confirm to read it again.";
const PRICE_CHANGED = "Nothing was sent. Please read the new price.";
const NOT_SENT = {
  busy: "Nothing was sent, because another request for this customer is in progress. Wait until it is finished, then press Confirm again.",
  offline: en["offline.notSent"],
  unrecorded:
    "Nothing was sent, because the request could not be recorded. Free some space on the disk, then press Confirm again.",
  stale: en["price.stale"],
  "price-changed": en["gate.priceChanged"],
  "consent-needed": en["gate.consentNeeded"],
  related: en["elsewhere.related"],
} as const;
const SENT_ELSEWHERE =
  "Nothing was sent by this page, because another task or program on this machine sent a request for the same thing.";

/** Returns the review of a task. `problem` is the reason why requests cannot be stored. */
export function reviewOf<Shape extends TaskShape>(
  waypost: Waypost,
  task: Task<Shape>,
  state: Reviewing<Shape>,
  problem: string | undefined,
): Review {
  const { form, screen } = state;
  const { data, elsewhere } = form;
  const { priceCheck, consentTo, notSent } = screen.question;
  // The reason is an alert, in words that do not speak of windows.
  const question = { ...screen.question, notSent: null };
  const review = taskReview(waypost, task, { form, screen: { ...screen, question } });
  const reason = notSent === null ? [] : [NOT_SENT[notSent]];
  return {
    sentences: [
      ...(review?.sentences ?? []),
      ...(review?.total === "none" ? ["Nothing is charged."] : []),
      ...(task.repeat === "irreversible" ? ["This cannot be undone."] : []),
    ],
    request: data === null ? {} : task.request({ ...form, data }),
    alerts: [
      ...(problem === undefined ? reason : [problem]),
      ...(elsewhere.some(({ id }) => consentTo.includes(id)) ? [SENT_ELSEWHERE] : []),
      ...(priceCheck?.status === "failed" ? [PRICE_UNREADABLE] : []),
      ...((priceCheck?.before ?? null) === null ? [] : [PRICE_CHANGED]),
    ],
    statements: statements(task, state),
    hasPrices: review?.total !== "missing" && (priceCheck === null || priceCheck.status === "done"),
  };
}

function statements<Shape extends TaskShape>(
  { repeat = "charges" }: Task<Shape>,
  { screen }: Reviewing<Shape>,
): readonly string[] {
  const { consentTo, priceCheck } = screen.question;
  return [
    ...(consentTo.length > 0 && repeat !== "harmless" ? [en[`repeat.${repeat}.tick`]] : []),
    ...((priceCheck?.before ?? null) === null ? [] : [en["price.changed.tick"]]),
  ];
}
