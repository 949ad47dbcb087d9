/** Reactivation of one device or several. */
export const reactivation = {
  "reactivation.title": "Reactivate Device",
  "reactivation.multiTitle": "Reactivate GPS Subscription Request",
  "reactivation.noDevices": "There is no device to reactivate",
  "reactivation.name": "Name",
  "reactivation.imei": "IMEI NUMBER",
  "reactivation.iccid": "ICCID",
  "reactivation.previousPlan": "Previous Activated Plan",
  "reactivation.confirmation": "Confirmation",
  "reactivation.totalBilled": ({ amount }: { amount: string }) =>
    `Total Billed USD ${amount} instantly`,
  "reactivation.sure": "Are you sure want to continue?",
  "reactivation.success": "Reactivated Device Successfully, Happy tracking",
} as const;
