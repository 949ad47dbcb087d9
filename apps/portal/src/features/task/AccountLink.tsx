import { useMessages } from "@waypost/hooks";
import { useAccountHref, type NamedCustomer } from "./use-account-href.ts";

/**
 * A link back to the account in the URL, or to that of another customer. Renders nothing if
 * neither is known.
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
