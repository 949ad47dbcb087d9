import type { ReactivationDevices } from "@waypost/sdk";
import { groupImei } from "@waypost/hooks/rules";

interface Listed {
  readonly data: { readonly listed: ReactivationDevices };
}

/** The IMEI of `imei:350000000000001`. */
export const imeiOf = (subject: string): string => subject.replace(/^imei:/, "");

/** The device that a request was about. */
export const nameOfDevice = (subject: string): string => groupImei(imeiOf(subject));

/** The customer's name, as far as it is known. */
export const nameOfCustomer = ({ data }: Listed): string => {
  const { first_name, last_name } = data.listed.user_details;
  return [first_name, last_name].filter(Boolean).join(" ");
};
