import type { CustomerDraft, PaymentDraft } from "./drafts.ts";
import { wizardFromStart, withoutOpen } from "./wizard-moves.ts";
import type { Wizard } from "./wizard.ts";

/** `cvc`: only the card's security code is missing. It is required again after each reply. */
export type LostSecret = "password" | "card" | "cvc";

/**
 * The missing secret that an open step requires, as after a reload; null if none is missing. A
 * registration that was sent shows its outcome and requires no secret.
 */
export function lostSecret(
  { open, isKnown, isLocked }: Wizard,
  customer: Pick<CustomerDraft, "password">,
  payment: Pick<PaymentDraft, "token" | "cardnumber" | "cvc">,
): LostSecret | null {
  if (isLocked) return null;
  if (isKnown !== true && open.length > 0 && customer.password === "") return "password";
  return open.includes("terms") || open.includes("confirm") ? lostCard(payment) : null;
}

/** The missing part of the chosen card. A saved card needs nothing. */
export function lostCard({
  token,
  cardnumber,
  cvc,
}: Pick<PaymentDraft, "token" | "cardnumber" | "cvc">): "card" | "cvc" | null {
  if (token !== "") return null;
  if (cardnumber === "") return "card";
  return cvc === "" ? "cvc" : null;
}

/** Closes the steps that require the lost secret, so that the customer enters it again. */
export function wizardWithoutSecrets(wizard: Wizard, lost: LostSecret | null): Wizard {
  if (lost === null) return wizard;
  return lost === "password" ? wizardFromStart(wizard) : withoutOpen(wizard, "terms", "confirm");
}
