import { useMessages } from "@waypost/hooks";
import { addressQuery } from "@waypost/hooks/rules";
import { LinkButton } from "@waypost/ui/Button";
import { useConfig } from "../../app/ConfigContext.ts";
import { useAddress } from "../../app/hash-location.ts";

type Sites = Readonly<Record<string, string>>;

/** The session storage key of the last `returnTo`, because the steps of a task do not keep it. */
const KEY = "waypost.returnTo";

/** The page of a site in the configuration that a link leads back to; `null` for any other. */
function returnPage(given: string | null, sites: Sites): { href: string; name: string } | null {
  if (given === null || !URL.canParse(given)) return null;
  const { href, origin, host } = new URL(given);
  // Neither a blob: address nor one with a user name begins with its origin.
  if (!Object.hasOwn(sites, origin) || !href.startsWith(`${origin}/`)) return null;
  return { href, name: sites[origin] || host };
}

/** Stores the `returnTo` of an address for the rest of the session. */
export function keepReturn(address: string, sites: Sites): void {
  const page = returnPage(addressQuery(address, "returnTo"), sites);
  if (page === null) return;
  try {
    sessionStorage.setItem(KEY, page.href);
  } catch {
    // The storage is blocked: only the page with the link leads back.
  }
}

function storedReturn(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Leads back to the site that the customer came from, if the link to the portal named one. */
export function ReturnLink() {
  const say = useMessages();
  const { returnTo = {} } = useConfig();
  const given = addressQuery(useAddress(), "returnTo");
  const page = returnPage(given, returnTo) ?? returnPage(storedReturn(), returnTo);
  return (
    page !== null && (
      <LinkButton variant="secondary" href={page.href}>
        {say("task.returnTo", { name: page.name })}
      </LinkButton>
    )
  );
}
