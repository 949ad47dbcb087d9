/** The payment step of the wizard. */
export const payment = {
  "payment.title": "How would you like to pay?",
  "payment.refused": ({ brand, last4 }: { brand: string; last4: string }) =>
    `Nothing was ordered. Correct the ${brand === "" ? "card" : `${brand} card`} ending in ${last4}, or use another card.`,
  "payment.notYet": ({ money, step }: { money: string; step: number }) =>
    `Nothing is charged yet. You confirm ${money} in step ${step}.`,
  "payment.notYet.unpriced": ({ step }: { step: number }) =>
    `Nothing is charged yet. You confirm the total in step ${step}.`,
  "payment.savedCards": "Saved cards",
  "payment.noSavedCards":
    "No saved cards were found. If this account has any, the password may have been wrong.",
  "lost.savedCards":
    "For your safety we never store a password or saved cards in this browser. Please enter your password once more to see your saved cards, or enter a card below.",
  "payment.showCards": "Show my saved cards",
  "payment.checkPassword": "Go back and check the password",
  "payment.expired": "Expired",
  "payment.expires": ({ month, year }: { month: string; year: string }) =>
    `Expires ${month}/${year}`,
  "payment.endingIn": ({ last4 }: { last4: string }) => `Card ending in ${last4}`,
  "payment.cardMissing": "Choose a card",
  "payment.or": "OR",
  "payment.newCard": "new card",
  "payment.question.title": "Confirmation",
  "payment.question.existing": "Are you sure you want to continue with your Existing Card?",
  "payment.question.new": "Are you sure you want to continue with your New Card?",
} as const;
