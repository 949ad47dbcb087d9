import { foundOf, type ReadBack } from "../../flows/registration/outcome.ts";
import type { Words } from "../checkout/words.ts";
import { planLabel } from "../plan-label.ts";
import type { Translate } from "../use-messages.ts";
import type { OrderRows, UnansweredData } from "./screen-parts.ts";
import type { RegistrationQuestion, RegistrationView } from "./registration-view.ts";

/** Returns the rows of an order with their labels. */
export function labelled({ say }: Words, rows: OrderRows): RegistrationQuestion["rows"] {
  const named = rows.map(({ plan, ...row }) => ({
    ...row,
    planName: plan.id && planLabel(say, plan.name, plan.id),
  }));
  return named.map((row) => {
    const { name, imei, planName } = row;
    const isOneOfMany = named.filter((other) => other.name === name).length > 1;
    const label = [name, isOneOfMany && imei, planName].filter(Boolean).join(", ");
    return { ...row, subject: `imei:${imei}`, label };
  });
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
