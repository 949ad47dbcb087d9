import { cardForm } from "./card-form.ts";
import type { CardForm } from "./card-form.ts";

export type DormantForm = CardForm;

/** The card that pays the dormant fee; where no card is asked for there is nothing to check. */
export const dormantForm = cardForm("cardHolder.required.selfService");
