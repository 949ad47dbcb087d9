/** The customer that a page is about, from the query of its address. */
export interface CustomerInput {
  readonly customerId: string;
}

/** `null` where the address names no customer. */
export function customerInput(query: (name: string) => string | null): CustomerInput | null {
  const customerId = query("customer_id");
  return customerId === null ? null : { customerId };
}

/** Whose attempts and drafts they are. */
export const customerOf = ({ customerId }: CustomerInput): string => customerId;
