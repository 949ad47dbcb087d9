import type { ReactivationDevices } from "@waypost/sdk";

interface Listed {
  readonly listed: ReactivationDevices;
}

/** Returns the customer's name, or the part of it that is known. */
export const nameOfCustomer = ({ listed }: Listed): string => {
  const { first_name, last_name } = listed.user_details;
  return [first_name, last_name].filter(Boolean).join(" ");
};
