import { useMessages } from "@waypost/hooks";
import { LinkButton } from "@waypost/ui/Button";
import { useConfig } from "../../app/ConfigContext.ts";
import { useAddress } from "../../app/hash-location.ts";
import { returnPage } from "../../app/services.ts";

/** Leads back to the site that the customer came from, if the link to the portal named one. */
export function ReturnLink() {
  const say = useMessages();
  const { returnTo } = useConfig();
  const address = useAddress();
  const page = returnTo && returnPage(address, returnTo);
  return (
    page && (
      <LinkButton variant="secondary" href={page.href}>
        {say("task.returnTo", { name: page.name })}
      </LinkButton>
    )
  );
}
