import { accountPath, addressQuery } from "@waypost/hooks/rules";
import { useAddress } from "../../app/hash-location.ts";

/** The link to the account that the address belongs to; undefined where no customer is known. */
export function useAccountHref(): string | undefined {
  const address = useAddress();
  const path = accountPath((name) => addressQuery(address, name));
  return path === null ? undefined : `#${path}`;
}
