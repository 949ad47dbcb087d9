import type { CustomerDraft, PaymentDraft } from "./drafts.ts";
import { initialProgress, openSteps, type Progress } from "./gates.ts";

export type LostSecret = "password" | "card";

/**
 * The secret that an open gate requires but that is missing, as after a reload; null when none is.
 * A registration that was sent (top bar closed) shows its outcome and requires no secret.
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
  const isCardLost = payment.token === "" && (payment.cardnumber === "" || payment.cvc === "");
  return needsCard && isCardLost ? "card" : null;
}

/** Closes the gates that require the lost secret, so that the customer can enter it again. */
export function progressWithoutSecrets(progress: Progress, lost: LostSecret | null): Progress {
  if (lost === null) return progress;
  if (lost === "password") return initialProgress;
  return { ...progress, movetotermspage: false, movetoconfirmpage: false };
}
