import { cardForm } from "./card-form.ts";
import type { CardForm } from "./card-form.ts";

export type DormantForm = CardForm;

/** The card that pays the dormant fee. Pages that need no card do not use it. */
export const dormantForm = cardForm("cardHolder.required.selfService");
