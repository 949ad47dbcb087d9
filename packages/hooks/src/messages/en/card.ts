/** The card form, in the wizard and on the self-service pages. */
export const card = {
  "cardHolder.label": "Card Holder Name",
  "cardHolder.required.wizard": "Card Holdername is required",
  "cardHolder.required.selfService": "Card Holder Name is required",
  "cardnumber.label": "Card Number",
  "cardnumber.required": "CardNumber is required",
  "cardnumber.tooShort": "CardNumber should be minimum of 15 numbers",
  "cardnumber.tooLong": "CardNumber cannot exceed more than 20 numbers",
  "cardnumber.checkDigit": "Please check this number",
  "cvc.label": "CVV",
  "cvc.hint": "3 or 4 digits on your card",
  "cvc.required": "CVV is required",
  "cvc.tooShort": "CVV should be minimum of 3 numbers",
  "cvc.tooLong": "CVV cannot be more than 4 numbers",
  "month.label": "Month",
  "month.required": "Month is required",
  "year.label": "Year",
  "year.required": "Year is required",
  "card.expiry": "Expiry date",
  "card.neverStored": "This browser never stores your card number",
  "card.expired": "This card has expired",
  "card.validThru": "Valid thru",
  "card.another": "Use another card",
  "lost.card":
    "For your safety we never store card numbers. Please enter your card once more to continue.",
  "lost.cvc":
    "For your safety we use the CVV for one payment attempt only. Please enter it once more to continue.",
} as const;
