import { useMessages } from "@waypost/hooks";
import { useAccountHref, type NamedCustomer } from "./use-account-href.ts";

/**
 * Leads back to the account that the address names, or to that of another customer; nothing where
 * none is known.
 */
export function AccountLink({ customer }: { customer?: NamedCustomer }) {
  const say = useMessages();
  const account = useAccountHref(customer);
  return (
    account !== undefined && (
      <p className="app-screen-only">
        <a className="waypost-link" href={account}>
          {say(customer === undefined ? "task.account" : "registered.account")}
        </a>
      </p>
    )
  );
}
