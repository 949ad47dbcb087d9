import type { TaskQuestion as Question } from "../../flows/task/state.ts";
import type { TaskReview, TaskReviewRow } from "../../flows/task/task.ts";
import type { Repetition } from "../../flows/checkout/order.ts";
import { NOT_SENT } from "../../flows/checkout/send-once.ts";
import { recurring } from "../../rules/plans/recurring.ts";
import { planLabel } from "../plan-label.ts";
import { priceNoteOf, relatedTexts, tickFor, type Words } from "../question-words.ts";
import type { ReviewData } from "./task-parts.ts";
import type { TaskQuestion, TaskTerms } from "./task-view.ts";

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
    const count = (lines.get(key)?.count ?? 0) + 1;
    const sum = price === null ? null : Math.round(price * 100 * count) / 100;
    lines.set(key, { label, count, price, sum });
  }
  return [...lines.values()];
}

/** Returns the review with its complete text. */
export function questionOf(
  words: Words,
  repeat: Repetition,
  { review, question, isBlocked, tick, card }: ReviewData,
  more: {
    readonly now: Date;
    readonly warnings: readonly string[];
    readonly acknowledge: (isAcknowledged: boolean) => void;
  },
): TaskQuestion {
  const { say } = words;
  const terms = termsOf(words, review);
  const { notSent } = question;
  const isPaid = typeof terms.total === "number";
  const said = {
    ...terms,
    alerts: alertsOf(words, repeat, { question, isBlocked }),
    card: isPaid ? (card === null ? say("packs.onFile") : say("confirm.card", card)) : null,
    isCardEntered: card !== null,
    priceNote:
      terms.total === "missing"
        ? ({ kind: "missing", text: say("task.priceMissing") } as const)
        : priceNoteOf(words, question.priceCheck),
    notSent: notSent === null || notSent === "offline" ? null : say(NOT_SENT[notSent]),
  };
  return {
    ...said,
    sentences: sentencesOf(words, said, {
      ...more,
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
  repeat: Repetition,
  { question, isBlocked }: { readonly question: Question; readonly isBlocked: boolean },
): TaskQuestion["alerts"] {
  const { say } = words;
  const { consentTo } = question;
  const alerts: TaskQuestion["alerts"] = relatedTexts(words, question).map((text) => ({
    tone: "info",
    text,
  }));
  if (isBlocked) return [{ tone: "info", text: say("repeat.blocked") }, ...alerts];
  if (consentTo.length === 0 || repeat === "harmless") return alerts;
  return [...alerts, { tone: "warning", text: say(`repeat.${repeat}`) }];
}

function sentencesOf(
  words: Words,
  question: Omit<TaskQuestion, "sentences" | "ticks">,
  more: {
    readonly now: Date;
    readonly warnings: readonly string[];
    readonly notSent: string | null;
  },
): readonly string[] {
  const { alerts, total, lines, notes, priceNote } = question;
  const { now, warnings, notSent } = more;
  const all = [
    ...alerts.map(({ text }) => text),
    ...lines.map((line) => lineText(words, line, total === "none")),
    ...(typeof total === "number" ? moneyTexts(words, question, total, now) : []),
    ...notes,
    ...(priceNote === null ? [] : [priceNote.text]),
    ...warnings,
    ...(notSent === null ? [] : [notSent]),
  ];
  return [...new Set(all)];
}

function lineText({ say, formats }: Words, line: Line, isFree: boolean): string {
  const { label: what, count, price } = line;
  const one = price === null ? "–" : formats.price(price).money;
  const times = { count: formats.number(count), amount: one };
  if (isFree) return count === 1 ? what : say("task.times", { ...times, amount: what });
  return say("task.line", { what, amount: count === 1 ? one : say("task.times", times) });
}

/** Returns the total, the later charges and the card as texts. */
function moneyTexts(
  { say, formats }: Words,
  { rows, isDueNow, refill, card, isCardEntered }: Omit<TaskQuestion, "sentences" | "ticks">,
  total: number,
  now: Date,
): readonly string[] {
  const later = recurring(rows, isDueNow ? now : undefined).map(({ months, dollars, first }) => {
    const { money } = formats.price(dollars);
    return first === null
      ? say("task.every", { amount: money, months })
      : say("agree.renews", { money, months, date: formats.date(first) });
  });
  if (refill !== null) later.push(say("task.refill", formats.price(refill)));
  if (later.length === 0 && isDueNow) later.push(say("agree.once"));
  const price = formats.price(total);
  if (!isDueNow) return [...later, ...(card === null ? [] : [card])];
  if (!isCardEntered) return [say("packs.pays", price), ...later];
  return [say("task.today", { amount: price.money }), ...later, ...(card === null ? [] : [card])];
}
