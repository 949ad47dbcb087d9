import { foundOf, type ReadBack } from "../../flows/registration/outcome.ts";
import { recurring } from "../../rules/plans/recurring.ts";
import type { Waypost } from "../../waypost.ts";
import { planLabel } from "../plan-label.ts";
import { priceNoteOf, relatedTexts, tickFor, warningsOf, type Words } from "../question-words.ts";
import type { Translate } from "../use-messages.ts";
import type { ReviewData, UnansweredData } from "./screen-parts.ts";
import type { RegistrationQuestion, RegistrationView } from "./registration-view.ts";

/** Returns the review of an order with its complete text. */
export function reviewOf(
  words: Words,
  { question, tick, isRepetition, card, total, terms, rows }: ReviewData,
  page: {
    readonly waypost: Pick<Waypost, "now" | "areWindowsGuarded" | "areAttemptsKept">;
    readonly acknowledge: (isAcknowledged: boolean) => void;
  },
): RegistrationQuestion {
  const { say, formats } = words;
  const named = rows.map(({ plan, ...row }) => ({
    ...row,
    planName: plan.id && planLabel(say, plan.name, plan.id),
  }));
  const said = {
    rows: named,
    total,
    card: say("confirm.card", card),
    repetition: isRepetition ? say("confirm.repetition") : null,
    priceNote:
      total === null
        ? ({ kind: "missing", text: say("confirm.totalUnknown") } as const)
        : priceNoteOf(words, question.priceCheck),
    warnings: [...relatedTexts(words, question), ...warningsOf(say, page.waypost)],
  };
  const renewals = recurring(terms.rows, page.waypost.now()).map(({ months, dollars, first }) => {
    const { money } = formats.price(dollars);
    return say("agree.renews", { money, months, date: formats.date(first ?? "") });
  });
  const sentences = [
    said.repetition,
    ...named.map(({ name, imei, planName, price }) => {
      const amount = price === null ? "–" : formats.price(price).money;
      const isOneOfMany = named.filter((row) => row.name === name).length > 1;
      const what = [name, isOneOfMany && imei, planName].filter(Boolean).join(", ");
      return say("task.line", { what, amount });
    }),
    total === null ? null : say("confirm.total", formats.price(total)),
    ...(total === null ? [] : renewals),
    total === null ? null : said.card,
    said.priceNote?.text,
    ...said.warnings,
  ].filter((text) => text !== null && text !== undefined);
  const ticks =
    tick === null ? [] : [tickFor(say(tick), question.isAcknowledged, page.acknowledge)];
  return { ...said, sentences, ticks };
}

/** Returns the texts for a registration with an unknown outcome. */
export function unansweredTexts(
  say: Translate,
  { outcome, isElsewhere, canSendAgain }: UnansweredData,
): Pick<RegistrationView<"unknown">, "title" | "message" | "found"> {
  return {
    title: canSendAgain ? null : say("unknown.title"),
    message: say(isElsewhere ? "elsewhere.sent" : "outcome.unknown"),
    found: foundOf(outcome).map((one) => ({ ...one, text: say(codeOf(one), one) })),
  };
}

function codeOf({ inUse }: ReadBack) {
  if (inUse === null) return "readBack.unreadable" as const;
  return inUse ? "readBack.inUse" : "readBack.free";
}
