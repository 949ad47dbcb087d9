/** The page that changes a device's plan. "{email}" is replaced with the support address. */
export const planUpdate = {
  "planUpdate.title": "Update Device Plan",
  "planUpdate.previousPlan": "Previous Plan",
  "planUpdate.nextBilling": "Next Billing Date",
  "planUpdate.confirmation": "Confirmation",
  "planUpdate.success": "Device Plan Updated Successfully",
  "planUpdate.refund": "Contact {email} to adjustable refund.",
} as const;
