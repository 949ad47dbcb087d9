/** The page that updates the card on file. "{reactivation}" is replaced with a link. */
export const cardUpdate = {
  "cardUpdate.title": "Let's get your billing details updated!",
  "cardUpdate.lead": "The new card replaces the one on file and pays your next bills.",
  "cardUpdate.firstSix": "First six digits of your current card",
  "cardUpdate.firstSixHint":
    "We ask for them to make sure that this is your account. We never store them. The sixth digit starts the check.",
  "cardUpdate.lostCard": "No longer have that card? Write to {email} and we'll help.",
  "cardUpdate.firstSixMissing": "Enter the first six digits of your current card",
  "cardUpdate.details": "Your billing details",
  "cardUpdate.onlyCard":
    "Check that these details are yours. Only the card changes. Your name and address on file stay as they are.",
  "cardUpdate.newCard": "Your new card",
  "cardUpdate.current": "your current card",
  "cardUpdate.new": "new card",
  "cardUpdate.change": ({ before, after }: { before: string; after: string }) =>
    `On file: ${before} → ${after}`,
  "cardUpdate.checking": "Checking your current card…",
  "cardUpdate.mismatch": "Card Number doesn't match, please try with valid number.",
  "cardUpdate.endingIn": ({ last4 }: { last4: string }) => `card ending in ${last4}`,
  "cardUpdate.warningTitle": "A cancelled subscription needs reactivation",
  "cardUpdate.warning": "A new card alone does not resume it. Please use the {reactivation}.",
  "cardUpdate.warningLink": "reactivation page",
  "cardUpdate.notChecked":
    "We could not ask the server about this card, so the digits may still be right.",
  "cardUpdate.unchanged": "Your card on file has not changed.",
  "cardUpdate.success": "Credit Card Updated Successfully",
} as const;
