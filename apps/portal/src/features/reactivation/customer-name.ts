import type { ReactivationDevices } from "@waypost/sdk";

interface Listed {
  readonly data: { readonly listed: ReactivationDevices };
}

/** The customer's name, as far as it is known. */
export const nameOfCustomer = ({ data }: Listed): string => {
  const { first_name, last_name } = data.listed.user_details;
  return [first_name, last_name].filter(Boolean).join(" ");
};
