import {
  messageOf,
  type Task,
  type TaskReview,
  type TaskShape,
  type TaskState,
} from "@waypost/hooks/flows";
import { en } from "@waypost/hooks/messages";
import { parsePlanId } from "@waypost/hooks/rules";
import type { Row } from "./request-rows.ts";

type Reviewing<Shape extends TaskShape> = TaskState<Shape> & { readonly phase: "reviewing" };

/** The information that a person reads before confirming. */
export interface Review {
  /** The charges, one row each. */
  readonly charges: readonly Row[];
  /** The request that would be sent. */
  readonly request: object;
  readonly notes: readonly string[];
  /** Why the last press of Confirm sent nothing, or what has changed since then. */
  readonly alerts: readonly string[];
  /** The statements that the person has to tick. */
  readonly statements: readonly string[];
  /** True if every price was read from the API. Otherwise the task cannot be confirmed. */
  readonly hasPrices: boolean;
}

const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

const PRICE_UNREADABLE =
  "The price could not be read, so nothing was sent. Press Confirm to read it again.";
const PRICE_CHANGED = "Nothing was sent. Please read the new price.";
const NOT_SENT = {
  busy: "Nothing was sent, because another request for this customer is in progress. Wait until it is finished, then press Confirm again.",
  offline: en["offline.notSent"],
  unrecorded:
    "Nothing was sent, because the request could not be recorded. Free some space on the disk, then press Confirm again.",
  "price-changed": en["gate.priceChanged"],
  "consent-needed": en["gate.consentNeeded"],
  related: en["elsewhere.related"],
} as const;
const SENT_ELSEWHERE =
  "Nothing was sent by this page, because another task or program on this machine sent a request for the same thing.";

/** Returns the review of a task. `problem` is the reason why requests cannot be stored. */
export function reviewOf<Shape extends TaskShape>(
  task: Task<Shape>,
  state: Reviewing<Shape>,
  problem: string | undefined,
): Review {
  const { data, question, elsewhere } = state;
  const args = data === null ? null : { ...state, data };
  const review = args && task.review(args);
  const { priceCheck, consentTo, notSent, related } = question;
  const hasPrices =
    review?.total !== "missing" && (priceCheck === null || priceCheck.status === "done");
  const reason = notSent === null ? [] : [NOT_SENT[notSent]];
  return {
    charges: review === null ? [] : chargeRows(review),
    request: args === null ? {} : task.request(args),
    notes: review === null ? [] : notesOf(task, review),
    alerts: [
      ...(problem === undefined ? reason : [problem]),
      ...(elsewhere.some(({ id }) => consentTo.includes(id)) ? [SENT_ELSEWHERE] : []),
      ...related.map(({ code, at }) => en["related.at"]({ what: en[code], time: at })),
      ...(priceCheck?.status === "failed" ? [PRICE_UNREADABLE] : []),
      ...priceChange(priceCheck),
    ],
    statements: statements(task, state),
    hasPrices,
  };
}

const chargeRows = ({ rows }: TaskReview): readonly Row[] =>
  rows.flatMap((row) => [
    ...(row.before === undefined ? [] : chargeOf(row.before, `${en["planUpdate.now"]}: `)),
    ...chargeOf(row, ""),
  ]);

const chargeOf = (row: Priced, when: string): readonly Row[] =>
  row.price === null ? [] : [{ label: when + labelOf(row), value: priceOf(row.price, row.months) }];

function notesOf<Shape extends TaskShape>(
  task: Task<Shape>,
  { total, isDueNow, notes = [], questionNotes = [] }: TaskReview,
): readonly string[] {
  return [
    ...(typeof total === "number" ? [`Total: ${dollars.format(total)}, to the card on file.`] : []),
    ...(total === "missing" ? [en["task.priceMissing"]] : []),
    ...(total === "none" ? ["Nothing is charged."] : []),
    ...(isDueNow === false ? ["The API does not say how much of it is billed now."] : []),
    ...[...notes, ...questionNotes].map((code) => messageOf(en, { code, params: {} })),
    ...(task.repeat === "irreversible" ? ["This cannot be undone."] : []),
  ];
}

type Priced = Pick<TaskReview["rows"][number], "label" | "planId" | "price" | "months">;

function labelOf({ label, planId }: Priced): string {
  const parts = parsePlanId(planId ?? "");
  if (label !== "" || parts === null) return label;
  return `${en[`plan.${parts.tier}`]}, ${en[`plan.${parts.period}`]}`;
}

function priceOf(price: number, months: number | null): string {
  const amount = dollars.format(price);
  return months === null ? amount : en["task.every"]({ amount, months });
}

/** Returns both totals if a price has changed since it was shown. */
function priceChange(check: Reviewing<TaskShape>["question"]["priceCheck"]): readonly string[] {
  if (check === null || check.before === null) return [];
  const [before, now] = [check.before.total, check.terms.total];
  const isTotalChanged = typeof before === "number" && typeof now === "number" && before !== now;
  const text = isTotalChanged
    ? en["price.changed"]({ before: dollars.format(before), now: dollars.format(now) })
    : en["price.changedParts"];
  return [text, PRICE_CHANGED];
}

function statements<Shape extends TaskShape>(
  { repeat = "charges" }: Task<Shape>,
  { question: { consentTo, priceCheck } }: Reviewing<Shape>,
): readonly string[] {
  return [
    ...(consentTo.length > 0 && repeat !== "harmless"
      ? [en[`repeat.${repeat}`], en[`repeat.${repeat}.tick`]]
      : []),
    ...((priceCheck?.before ?? null) === null ? [] : [en["price.changed.tick"]]),
  ];
}
