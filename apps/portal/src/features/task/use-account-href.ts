import { accountPath, addressQuery } from "@waypost/hooks/rules";
import { useAddress } from "../../app/hash-location.ts";

/** A customer whom a reply has named. */
export interface NamedCustomer {
  readonly customer_id: string;
  readonly email: string;
}

/**
 * The link to the account of a customer, by default of the one that the address names; undefined
 * where no customer is known.
 */
export function useAccountHref(customer?: NamedCustomer): string | undefined {
  const address = useAddress();
  const named: Partial<Record<string, string>> | undefined = customer && { ...customer };
  const path = accountPath((name) =>
    named === undefined ? addressQuery(address, name) : named[name] || null,
  );
  return path === null ? undefined : `#${path}`;
}
