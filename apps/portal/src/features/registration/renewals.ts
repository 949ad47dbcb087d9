import type { RegisteredDevice, RegistrationReceipt } from "@waypost/hooks/flows";
import { calendarDay, total } from "@waypost/hooks/rules";

/** A day on which plans renew. */
interface Renewal {
  /** "2027-02-21", or the server's text if it is not a date. */
  readonly day: string;
  /** The devices whose plans renew, by name or, without one, IMEI. */
  readonly devices: readonly string[];
  /** The agreed total in USD; `null` if one of the devices was not in the request. */
  readonly dollars: number | null;
  /** The same for the same subscriptions, so that importing a second file adds no event. */
  readonly uid: string;
}

/** Returns the days on which the plans of a receipt renew, in order. */
export function renewalsOf({
  devices,
  sent,
}: Pick<RegistrationReceipt, "devices" | "sent">): Renewal[] {
  const prices = new Map(sent.map(({ imei, price }) => [imei, price]));
  const days = new Set(devices.map(dayOf));
  days.delete("");
  return [...days].toSorted().map((day) => {
    const renewing = devices.filter((device) => dayOf(device) === day);
    const ids = renewing.map(({ subscription_id, imei_no }) => subscription_id ?? imei_no ?? "");
    return {
      day,
      devices: renewing.map(({ device_name, imei_no }) => device_name || (imei_no ?? "")),
      dollars: total(renewing.map(({ imei_no }) => prices.get(imei_no ?? "") ?? null)),
      uid: `${ids.join("-")}-${day}@waypost`,
    };
  });
}

/** Devices that renew at different times of the same day are combined. */
const dayOf = ({ nextBillingDate }: RegisteredDevice): string =>
  calendarDay(nextBillingDate ?? "") ?? nextBillingDate ?? "";
