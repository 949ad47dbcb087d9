import type { RegistrationReceipt } from "@waypost/hooks";

/** A day on which plans renew. */
export interface Renewal {
  /** As the server writes it: "2027-02-21". */
  readonly day: string;
  /** The devices whose plans renew, by name or, without one, IMEI. */
  readonly devices: readonly string[];
  /** The same for the same subscriptions, so that a second file adds nothing. */
  readonly uid: string;
}

/** The days on which the plans of a receipt renew, the first one first. */
export function renewalsOf({ devices }: Pick<RegistrationReceipt, "devices">): Renewal[] {
  const days = new Set(devices.map(({ nextBillingDate }) => nextBillingDate ?? ""));
  days.delete("");
  return [...days].toSorted().map((day) => {
    const renewing = devices.filter(({ nextBillingDate }) => nextBillingDate === day);
    const ids = renewing.map(({ subscription_id, imei_no }) => subscription_id ?? imei_no ?? "");
    return {
      day,
      devices: renewing.map(({ device_name, imei_no }) => device_name || (imei_no ?? "")),
      uid: `${ids.join("-")}-${day}@waypost`,
    };
  });
}
