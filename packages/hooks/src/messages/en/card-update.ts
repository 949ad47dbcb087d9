/** The page that updates the card on file. "{reactivation}" is replaced with a link. */
export const cardUpdate = {
  "cardUpdate.title": "Let's get your billing details updated!",
  "cardUpdate.firstSix": "First six digits of your current card",
  "cardUpdate.checking": "Checking your current card…",
  "cardUpdate.mismatch": "Card Number doesn't match, please try with valid number.",
  "cardUpdate.endingIn": ({ last4 }: { last4: string }) => `card ending in ${last4}`,
  "cardUpdate.warning":
    "A new card does not resume a cancelled subscription, which needs a {reactivation}.",
  "cardUpdate.warningLink": "reactivation",
  "cardUpdate.success": "Credit Card Updated Successfully",
} as const;
