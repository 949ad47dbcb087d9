/** The page that changes a device's plan. "{email}" is replaced with the support address. */
export const planUpdate = {
  "planUpdate.title": "Update Device Plan",
  "planUpdate.lead":
    "Choose another plan for one of your devices. You review the change before you confirm it.",
  "planUpdate.choose": "Choose the device to update",
  "planUpdate.device": "Device to update",
  "planUpdate.noDevices": "There are no devices with a plan",
  "planUpdate.now": "Now",
  "planUpdate.after": "After",
  "planUpdate.plan": "Plan",
  "planUpdate.price": "Price",
  "planUpdate.difference": "Difference",
  "planUpdate.reporting": "Reporting",
  "planUpdate.included": "Included",
  "planUpdate.smsPerMonth": "SMS Alerts per month",
  "planUpdate.lost": ({ feature }: { feature: string }) => `No ${feature}`,
  "planUpdate.samePlan": "The device already has this plan.",
  "planUpdate.notKnown":
    "We can’t show here what is billed or refunded for the current billing period.",
  "planUpdate.contact": ({ email }: { email: string | undefined }) =>
    `Questions about a charge or a refund? Please ${email === undefined ? "contact support" : `write to ${email}`}.`,
  "planUpdate.another": "Update another device",
  "planUpdate.previousPlan": "Previous Plan",
  "planUpdate.currentPlan": "This device has it until you change the plan.",
  "planUpdate.nextBilling": "Next Billing Date",
  "planUpdate.confirmation": "Confirmation",
  "planUpdate.success": "Device Plan Updated Successfully",
  "planUpdate.refund": "Contact {email} to adjustable refund.",
} as const;
