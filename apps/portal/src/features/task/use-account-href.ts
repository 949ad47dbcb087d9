import { accountPath } from "@waypost/hooks/rules";
import { useConfig } from "../../app/ConfigContext.ts";
import { offersPage } from "../../app/offered.ts";
import { useLink } from "../../app/use-link.ts";

/** A customer named in a reply. */
export interface NamedCustomer {
  readonly customer_id: string;
  readonly email: string;
}

/**
 * Returns the link to the account of a customer, by default the one in the URL; undefined if no
 * customer is known or there are no accounts.
 */
export function useAccountHref(customer?: NamedCustomer): string | undefined {
  const config = useConfig();
  const { query } = useLink();
  const named: Partial<Record<string, string>> | undefined = customer && { ...customer };
  const path = accountPath(named === undefined ? query : (name) => named[name] || null);
  return path === null || !offersPage(config, path) ? undefined : `#${path}`;
}
