/** The two variants of the page: /activate-dormantfee is "dontpay", /pay-dormantfee is "pay". */
export type DormantVariant = "dontpay" | "pay";

/** The action that the dormant page offers. */
export type DormantOffer = {
  button: "activate" | "terminate";
  /** True if the address does not name an action, so that nothing can be sent. */
  disabled: boolean;
  needsCard: boolean;
  /** True for a termination: it cannot be undone, so the customer has to confirm it. */
  needsConfirmation: boolean;
  /** The value of `paying` in the request body; null if nothing may be sent. */
  paying: boolean | null;
};

/**
 * The action that a page variant offers for the `paying` parameter of its address. "no" always
 * terminates and never asks for a card. A missing value means paying on the "pay" variant, and
 * never leads to an irreversible action.
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

/** The fee for dormant mode, in units of the currency. */
export const DORMANT_FEE = 1;
