/** The frame of the wizard and its first form. */
export const registration = {
  "step.customer-information": "Customer Information",
  "step.activation-type": "Activation Type",
  "step.payment-method": "Payment Method",
  "step.terms": "Terms of Service",
  "step.confirm": "Activation Confirm",
  "step.position": ({ step, steps }: { step: number; steps: number }) => `Step ${step} of ${steps}`,
  "step.progress": "Registration progress",
  "step.completed": "completed",
  "step.skipped": "Error! You cannot proceed furthur before filling previous details",
  "lost.password":
    "For your safety we never store a password. Please enter it once more to continue.",

  "email.title": "Activate your tracker",
  "email.lead": "It takes about three minutes.",
  "atHand.title": "What you’ll need",
  "atHand.tracker": "Your tracker",
  "atHand.label": "Its label, with the IMEI",
  "atHand.card": "A payment card",
  "email.prices": "See plans and prices",
  "email.hint": "We check whether you already have an account.",
  "email.checking": "Checking your email…",
} as const;
