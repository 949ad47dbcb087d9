import type { CustomerDraft, PaymentDraft } from "./drafts.ts";
import { initialProgress, openSteps, type Progress } from "./gates.ts";

export type LostSecret = "password" | "card";

/**
 * Which secret an open gate relies on is gone, as after a reload; null when none is.
 * A registration that was sent (top bar closed) has its outcome shown instead and needs none.
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
  const paysByNewCard = progress.movetotermspage || progress.movetoconfirmpage;
  const cardGone = payment.token === "" && (payment.cardnumber === "" || payment.cvc === "");
  return paysByNewCard && cardGone ? "card" : null;
}

/** Lowers the gates that need the lost secret, so that the customer can give it again. */
export function progressWithoutSecrets(progress: Progress, lost: LostSecret | null): Progress {
  if (lost === null) return progress;
  if (lost === "password") return initialProgress;
  return { ...progress, movetotermspage: false, movetoconfirmpage: false };
}
