/** The customer that a page is about, from the query of its address. @inline */
export interface CustomerInput {
  readonly customerId: string;
}

/** `null` where the address names no customer. */
export function customerInput(query: (name: string) => string | null): CustomerInput | null {
  const customerId = query("customer_id");
  return customerId === null ? null : { customerId };
}

/** The customer, and the device that the address chooses. */
export function deviceInput(
  query: (name: string) => string | null,
): (CustomerInput & { readonly imei: string | null }) | null {
  const customer = customerInput(query);
  return customer && { ...customer, imei: query("imei") };
}

/** Whose attempts and drafts they are. */
export const customerOf = ({ customerId }: CustomerInput): string => customerId;
