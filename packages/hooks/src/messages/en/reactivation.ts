import type { Price } from "../formats.ts";

/** Reactivation of one device or several. */
export const reactivation = {
  "reactivation.title": "Reactivate Device",
  "reactivation.multiTitle": "Reactivate GPS Subscription Request",
  "reactivation.lead": "Your devices become active again as soon as the payment goes through.",
  "reactivation.leadOne": "Your device becomes active again as soon as the payment goes through.",
  "reactivation.selectOne": "Choose the device to reactivate",
  "reactivation.select": "Choose the devices to reactivate",
  "reactivation.device": "Device to reactivate",
  "reactivation.notChosen": "Not chosen yet",
  "reactivation.search": "Search by IMEI",
  "reactivation.more": ({ total, shown }: { total: string; shown: string }) =>
    `Showing ${shown} of ${total}. Type to narrow the list.`,
  "reactivation.selected": ({ count }: { count: string }) => `${count} selected`,
  "reactivation.clear": "Clear",
  "reactivation.selectAll": ({ count }: { count: string }) => `Select all ${count}`,
  "reactivation.removeDevice": ({ imei }: { imei: string }) => `Remove ${imei}`,
  "reactivation.choosePlans": "Choose a plan for each device",
  "reactivation.choosePlan": "Choose a plan",
  "reactivation.gps": "GPS tracker",
  "reactivation.obd": "OBD plug",
  "reactivation.plan": "Plan",
  "reactivation.moreDevices": ({ count }: { count: string }) => `Show ${count} more devices`,
  "reactivation.payment": "Payment",
  "reactivation.another": "Reactivate more devices",
  "reactivation.anotherOne": "Reactivate another device",
  "reactivation.renews": "Plans renew until you cancel the subscription.",
  "reactivation.active": "Active",
  "reactivation.noDevices": "There are no devices to reactivate",
  "reactivation.noDevicesNext": "If a device is missing here, please write to us.",
  "reactivation.detailsFailed":
    "The details of this device could not be loaded. Please press Continue again, or choose another device.",
  "reactivation.imei": "IMEI NUMBER",
  "reactivation.iccid": "ICCID",
  "reactivation.previousPlan": "Previous Activated Plan",
  "reactivation.samePlan": ({ plan, price }: { plan: string; price: string }) =>
    `Go back to ${plan}, ${price}`,
  "reactivation.confirmation": "Confirmation",
  "reactivation.totalBilled": ({ amount, currency }: Price) =>
    `Total Billed ${currency} ${amount} instantly`,
  "reactivation.sure": "Are you sure want to continue?",
  "reactivation.success": "Reactivated Device Successfully, Happy tracking",
} as const;
