/** The customer of a page, from the query of its address. @inline */
export interface CustomerInput {
  readonly customerId: string;
}

/** Returns `null` if the address names no customer. */
export function customerInput(query: (name: string) => string | null): CustomerInput | null {
  const customerId = query("customer_id");
  return customerId === null ? null : { customerId };
}

/** The customer, and the device that the address preselects. */
export function deviceInput(
  query: (name: string) => string | null,
): (CustomerInput & { readonly imei: string | null }) | null {
  const customer = customerInput(query);
  return customer && { ...customer, imei: query("imei") };
}

/** The owner of the attempts and drafts: the customer's id. */
export const customerOf = ({ customerId }: CustomerInput): string => customerId;
