/** Reactivation of one device or several. */
export const reactivation = {
  "reactivation.title": "Reactivate Device",
  "reactivation.multiTitle": "Reactivate GPS Subscription Request",
  "reactivation.lead": "Your devices are active again as soon as the payment went through.",
  "reactivation.devices": "Devices",
  "reactivation.select": "Choose the devices to reactivate",
  "reactivation.search": "Search by IMEI",
  "reactivation.more": ({ total, shown }: { total: string; shown: string }) =>
    `Showing ${shown} of ${total}. Type to narrow the list.`,
  "reactivation.selected": ({ count }: { count: string }) => `${count} selected`,
  "reactivation.clear": "Clear",
  "reactivation.selectAll": ({ count }: { count: string }) => `Select all ${count}`,
  "reactivation.removeDevice": ({ imei }: { imei: string }) => `Remove ${imei}`,
  "reactivation.plan": "Plan",
  "reactivation.moreDevices": ({ count }: { count: string }) => `Show ${count} more devices`,
  "reactivation.planRow": ({ plan, count }: { plan: string; count: number }) =>
    count === 1 ? plan : `${plan} × ${count}`,
  "reactivation.andMore": ({ count }: { count: string }) => `and ${count} more devices`,
  "reactivation.order": "Your order",
  "reactivation.today": "Billed today",
  "reactivation.another": "Reactivate more devices",
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
