/** /activate-dormantfee is "dontpay", /pay-dormantfee is "pay". */
export type DormantVariant = "dontpay" | "pay";

/** What the dormant page offers. */
export type DormantOffer = {
  button: "activate" | "terminate";
  /** Nothing can be sent: the address does not say what is wanted. */
  disabled: boolean;
  needsCard: boolean;
  /** Terminating cannot be reversed, so it asks first. */
  needsConfirmation: boolean;
  /** The `paying` of the body; null when nothing may be sent. */
  paying: boolean | null;
};

/**
 * What a variant offers for the `paying` of its address. "no" always terminates and never takes a
 * card; a missing value pays on the pay variant and never falls into an irreversible action.
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
