import type { CustomerDraft, PaymentDraft } from "./drafts.ts";
import { openSteps, type Progress } from "./gates.ts";
import { initialProgress } from "./initial-progress.ts";

/** `cvc`: only the card's security code is missing. It is required again after each reply. */
export type LostSecret = "password" | "card" | "cvc";

/**
 * The missing secret that an open gate requires, as after a reload; null if none is missing. A
 * registration that was sent (top bar closed) shows its outcome and requires no secret.
 */
export function lostSecret(
  progress: Progress,
  customer: Pick<CustomerDraft, "password">,
  payment: Pick<PaymentDraft, "token" | "cardnumber" | "cvc">,
): LostSecret | null {
  if (!progress.topbar) return null;
  if (!progress.userexists && openSteps(progress).length > 0 && customer.password === "") {
    return "password";
  }
  const needsCard = progress.movetotermspage || progress.movetoconfirmpage;
  return needsCard ? lostCard(payment) : null;
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

/** Closes the gates that require the lost secret, so that the customer enters it again. */
export function progressWithoutSecrets(progress: Progress, lost: LostSecret | null): Progress {
  if (lost === null) return progress;
  if (lost === "password") return initialProgress;
  return { ...progress, movetotermspage: false, movetoconfirmpage: false };
}
