import { useMessages } from "@waypost/hooks";
import { useAccountHref } from "./use-account-href.ts";

/** Leads back to the account that the address belongs to; nothing where no customer is known. */
export function AccountLink() {
  const say = useMessages();
  const account = useAccountHref();
  return (
    account !== undefined && (
      <p>
        <a className="waypost-link" href={account}>
          {say("task.account")}
        </a>
      </p>
    )
  );
}
