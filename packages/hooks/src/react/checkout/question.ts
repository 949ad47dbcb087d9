import type { Question } from "../../flows/checkout/order.ts";
import { NOT_SENT } from "../../flows/checkout/send-once.ts";
import { imeiOfSubject } from "../../flows/checkout/subjects.ts";
import type { TaskReview, TaskReviewRow } from "../../flows/task/task.ts";
import type { PlainCode } from "../../messages/messages.ts";
import { total as totalOf } from "../../rules/plans/pricing.ts";
import { recurring } from "../../rules/plans/recurring.ts";
import { planLabel } from "../plan-label.ts";
import {
  priceNoteOf,
  relatedTexts,
  tickFor,
  type PriceNote,
  type QuestionTick,
  type Words,
} from "./words.ts";

/** The items that the customer pays for or ends. */
export interface TaskTerms {
  /** The rows with their labels. The label of a plan without a name is its tier and period. */
  readonly rows: readonly TaskReviewRow[];
  /** The rows, with those of the same label and price combined. */
  readonly lines: readonly {
    readonly label: string;
    readonly count: number;
    /** The price in USD for one; `null` while unknown. */
    readonly price: number | null;
    /** The price in USD for all; `null` while unknown. */
    readonly sum: number | null;
  }[];
  /** The total in USD; `none` if nothing is paid, `missing` while a price is unknown. */
  readonly total: number | "none" | "missing";
  /** False if the API does not return the immediate charge. The total is then only a price. */
  readonly isDueNow: boolean;
  /** The price in USD of each refill of a pack, which has no fixed date; `null` without refills. */
  readonly refill: number | null;
  /** Additional terms as text, such as a renewal. */
  readonly notes: readonly string[];
}

/** The review that `confirm` accepts. */
export interface TaskQuestion extends TaskTerms {
  /**
   * The complete text to show before `confirm`, in the page's language: the alerts, each row with
   * its price, the total, the renewals, the refill, the card, the notes, the state of the prices,
   * and the reason why nothing was sent. A page that shows the sentences and `ticks` omits
   * nothing.
   */
  readonly sentences: readonly string[];
  /** The statements to accept with checkboxes; empty if there are none. */
  readonly ticks: readonly QuestionTick[];
  /**
   * Another pending request, related requests of the last day, and the consequences of a
   * repetition.
   */
  readonly alerts: readonly { readonly tone: "info" | "warning"; readonly text: string }[];
  /** The card that pays; `null` if nothing is paid. */
  readonly card: string | null;
  /** True if `card` was entered here; false for the card on file. */
  readonly isCardEntered: boolean;
  /** The state of the prices; `null` while they are up to date. */
  readonly priceNote: PriceNote | null;
  /**
   * The reason why the last press sent nothing; otherwise `null`. Also `null` while the page is
   * offline.
   */
  readonly notSent: string | null;
}

/** The data of a review, from which its texts are made. */
export interface ReviewData {
  readonly review: TaskReview;
  readonly question: Question;
  readonly tick: PlainCode | null;
  readonly card: { readonly brand: string; readonly last4: string } | null;
  /** Another request about the same thing is pending. */
  readonly isBlocked: boolean;
  /** The message codes of the flow. */
  readonly codes: {
    /** The consequence of sending the request again; `null` if it is harmless. */
    readonly repetition: PlainCode | null;
    /** The total, if it is charged to a card that was entered. */
    readonly total: "confirm.total" | "task.today" | "reactivation.totalBilled";
    readonly missing: PlainCode;
  };
}

type Line = TaskTerms["lines"][number];

/** Returns the terms of a review with their texts. */
export function termsOf({ say }: Words, review: TaskReview): TaskTerms {
  const rows = review.rows.map((row) => {
    const { label, planId } = row;
    return planId === undefined ? row : { ...row, label: planLabel(say, label, planId) };
  });
  return {
    rows,
    lines: linesOf(rows),
    total: review.total,
    isDueNow: review.isDueNow ?? true,
    refill: review.refill ?? null,
    notes: (review.notes ?? []).map((code) => say(code)),
  };
}

function linesOf(rows: readonly TaskReviewRow[]): TaskTerms["lines"] {
  const lines = new Map<string, Line>();
  for (const { label, price } of rows) {
    const key = `${label} ${String(price)}`;
    const { count = 0, sum = 0 } = lines.get(key) ?? {};
    lines.set(key, { label, count: count + 1, price, sum: totalOf([sum, price]) });
  }
  return [...lines.values()];
}

/** Returns the review with its complete text. */
export function reviewTexts(
  words: Words,
  { review, question, isBlocked, tick, card, codes }: ReviewData,
  more: {
    readonly now: Date;
    readonly warnings: readonly string[];
    readonly acknowledge: (isAcknowledged: boolean) => void;
  },
): TaskQuestion {
  const { say, supportEmail: email } = words;
  const terms = termsOf(words, review);
  const { notSent } = question;
  const isPaid = typeof terms.total === "number";
  const said = {
    ...terms,
    notes: [...terms.notes, ...(review.questionNotes ?? []).map((code) => say(code, { email }))],
    alerts: alertsOf(words, { question, isBlocked, codes }),
    card: isPaid ? (card === null ? say("packs.onFile") : say("confirm.card", card)) : null,
    isCardEntered: card !== null,
    priceNote:
      terms.total === "missing"
        ? ({ kind: "missing", text: say(codes.missing) } as const)
        : priceNoteOf(words, question),
    notSent: notSent === null || notSent === "offline" ? null : say(NOT_SENT[notSent]),
  };
  return {
    ...said,
    sentences: sentencesOf(words, said, {
      ...more,
      total: review.totalText ?? codes.total,
      notSent: notSent === null ? null : say(NOT_SENT[notSent]),
    }),
    ticks:
      tick === null || isBlocked
        ? []
        : [tickFor(say(tick), question.isAcknowledged, more.acknowledge)],
  };
}

function alertsOf(
  words: Words,
  { question, isBlocked, codes }: Pick<ReviewData, "question" | "isBlocked" | "codes">,
): TaskQuestion["alerts"] {
  const { say } = words;
  const alerts: TaskQuestion["alerts"] = relatedTexts(words, question).map((text) => ({
    tone: "info",
    text,
  }));
  if (isBlocked) return [{ tone: "info", text: say("repeat.blocked") }, ...alerts];
  if (question.consentTo.length === 0 || codes.repetition === null) return alerts;
  return [...alerts, { tone: "warning", text: say(codes.repetition) }];
}

function sentencesOf(
  words: Words,
  question: Omit<TaskQuestion, "sentences" | "ticks">,
  more: {
    readonly now: Date;
    readonly warnings: readonly string[];
    readonly notSent: string | null;
    readonly total: ReviewData["codes"]["total"];
  },
): readonly string[] {
  const { alerts, total, rows, lines, notes, priceNote } = question;
  const { warnings, notSent } = more;
  const all = [
    ...alerts.map(({ text }) => text),
    ...rows.flatMap((row) => changeTexts(words, row)),
    ...lines.map((line) => lineText(words, line, total === "none")),
    ...(typeof total === "number" ? moneyTexts(words, question, total, more) : []),
    ...notes,
    ...(priceNote === null ? [] : [priceNote.text]),
    ...warnings,
    ...(notSent === null ? [] : [notSent]),
  ];
  return [...new Set(all)];
}

/** Returns the device of a plan update, its current plan, and until when that is paid. */
function changeTexts({ say, formats }: Words, row: TaskReviewRow): readonly string[] {
  const { subject, before } = row;
  if (before === undefined) return [];
  const { label, planId, price, months, until } = before;
  const name = planId === undefined ? label : planLabel(say, label, planId);
  const amount = price === null ? null : formats.price(price);
  const paid = amount && months !== null ? say("task.every", { amount, months }) : amount;
  const line = (what: string, text: string) => say("task.line", { what, amount: text });
  return [
    line(say("imei.label"), imeiOfSubject(subject)),
    line(say("planUpdate.now"), [name || "–", paid].filter(Boolean).join(" · ")),
    ...(until === null ? [] : [line(say("planUpdate.nextBilling"), formats.date(until))]),
  ];
}

function lineText({ say, formats }: Words, line: Line, isFree: boolean): string {
  const { label: what, count, price } = line;
  const one = price === null ? "–" : formats.price(price);
  const times = { count: formats.number(count), amount: one };
  if (isFree) return count === 1 ? what : say("task.times", { ...times, amount: what });
  return say("task.line", { what, amount: count === 1 ? one : say("task.times", times) });
}

/** Returns the total, the later charges and the card as texts. */
function moneyTexts(
  { say, formats }: Words,
  { rows, isDueNow, refill, card, isCardEntered }: Omit<TaskQuestion, "sentences" | "ticks">,
  total: number,
  { now, total: code }: { readonly now: Date; readonly total: ReviewData["codes"]["total"] },
): readonly string[] {
  const later = recurring(rows, isDueNow ? now : undefined).map(({ months, dollars, first }) => {
    const { money } = formats.priceParams(dollars);
    return first === null
      ? say("task.every", { amount: money, months })
      : say("agree.renews", { money, months, date: formats.date(first) });
  });
  if (refill !== null) later.push(say("task.refill", formats.priceParams(refill)));
  if (later.length === 0 && isDueNow && code === "task.today") later.push(say("agree.once"));
  const price = formats.priceParams(total);
  if (!isDueNow) return [...later, ...(card === null ? [] : [card])];
  if (!isCardEntered) return [say("packs.pays", price), ...later];
  const today = code === "task.today" ? say(code, { amount: price.money }) : say(code, price);
  return [today, ...later, ...(card === null ? [] : [card])];
}
