/** /activate-dormantfee is "dontpay", /pay-dormantfee is "pay". */
export type DormantVariant = "dontpay" | "pay";

/** What the dormant page offers. */
export type DormantOffer = {
  button: "activate" | "terminate";
  /** The address does not say which action is wanted, so nothing can be sent. */
  disabled: boolean;
  needsCard: boolean;
  /** Terminating cannot be reversed, so the customer has to confirm it. */
  needsConfirmation: boolean;
  /** The value of `paying` in the request body; null when nothing may be sent. */
  paying: boolean | null;
};

/**
 * What a page variant offers for the `paying` parameter of its address. "no" always terminates and
 * never asks for a card. A missing value means paying on the "pay" variant and never leads to an
 * irreversible action.
 */
export function dormantOffer(
  variant: DormantVariant,
  payingQuery: string | undefined,
): DormantOffer {
  if (payingQuery === "no") {
    return {
      button: "terminate",
      disabled: false,
      needsCard: false,
      needsConfirmation: true,
      paying: false,
    };
  }
  const disabled = variant === "dontpay" && (payingQuery ?? "") === "";
  return {
    button: "activate",
    disabled,
    needsCard: variant === "pay",
    needsConfirmation: false,
    paying: disabled ? null : true,
  };
}

/** What dormant mode costs, in US dollars. */
export const DORMANT_FEE = 1;
