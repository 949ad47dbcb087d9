import { accountPath, addressQuery } from "@waypost/hooks/rules";
import { useAddress } from "../../app/hash-location.ts";

/** A customer named in a reply. */
export interface NamedCustomer {
  readonly customer_id: string;
  readonly email: string;
}

/**
 * Returns the link to the account of a customer, by default the one in the URL; undefined if no
 * customer is known.
 */
export function useAccountHref(customer?: NamedCustomer): string | undefined {
  const address = useAddress();
  const named: Partial<Record<string, string>> | undefined = customer && { ...customer };
  const path = accountPath((name) =>
    named === undefined ? addressQuery(address, name) : named[name] || null,
  );
  return path === null ? undefined : `#${path}`;
}
