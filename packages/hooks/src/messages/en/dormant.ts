/** Dormant mode: activating it, terminating a SIM, and cancelling a dormant subscription. */
export const dormant = {
  "dormant.title": "Activating Dormant Mode",
  "dormant.fee": "Dormant mode costs $1",
  "dormant.imei": "IMEI",
  "dormant.iccid": "ICCID",
  "dormant.activate": "Activate",
  "dormant.terminate": "Terminate",
  "dormant.choiceMissing":
    "This link does not say whether to activate or to terminate. Please open the link from your email.",
  "dormant.terminateWarning":
    "The SIM is permanently removed. This cannot be reversed: the SIM can never be reactivated.",
  "dormant.activated": "Dormant SIM subscription activated",
  "dormant.terminated": "Sim Terminated Successfully",
  "dormantCancel.title": "Cancel Dormant Subscription",
  "dormantCancel.empty": "No device in dormant mode",
  "dormantCancel.endDate": "Subscription End Date",
  "dormantCancel.sure": "Are you sure you want to cancel the dormant subscription?",
  "dormantCancel.success": "Dormant Subscription Cancelled Successfully",
} as const;
