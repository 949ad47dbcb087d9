import { useMessages, useWaypost } from "@waypost/hooks";
import { registrationStart, type PlainCode } from "@waypost/hooks/flows";
import { LinkButton } from "@waypost/ui/Button";
import { MissingInput } from "@waypost/ui/MissingInput";
import { useConfig } from "../../app/ConfigContext.ts";
import { Frame } from "../../app/Frame.tsx";
import { offersPage } from "../../app/offered.ts";
import { Heading, useShownTitle } from "../../app/Heading.tsx";
import { splitAtPlaceholder } from "../../app/split-at-placeholder.ts";
import { SupportAddress } from "../../app/SupportAddress.tsx";
import { useLink } from "../../app/use-link.ts";
import { AccountLink } from "./AccountLink.tsx";
import { useAccountHref } from "./use-account-href.ts";

/**
 * Shown if the URL lacks the input of the task. Describes what is missing, where to get a complete
 * link, and what can be done without one.
 */
export function MissingInputPage(props: {
  title: PlainCode;
  /** The message; by default that the customer's id is missing. */
  message?: PlainCode | undefined;
}) {
  const { title, message = "customerId.missing" } = props;
  const say = useMessages();
  const config = useConfig();
  const start = `#${registrationStart(useWaypost())}`;
  const { before, after } = splitAtPlaceholder(say("missing.where"), "{email}");
  const account = useAccountHref();
  const { unusable } = useLink();
  useShownTitle(say(title));
  return (
    <Frame {...(account !== undefined && { brandHref: account })}>
      <MissingInput
        title={<Heading>{say("missing.title")}</Heading>}
        message={say(message)}
        actions={
          <>
            {offersPage(config, start) && (
              <LinkButton variant="primary" href={start}>
                {say("missing.activate")}
              </LinkButton>
            )}
            {offersPage(config, "#/pricing") && (
              <LinkButton href="#/pricing">{say("missing.plans")}</LinkButton>
            )}
          </>
        }
      >
        {unusable.length > 0 && (
          <span>{`${say("missing.unusable", { names: unusable.join(", ") })} `}</span>
        )}
        <span>{before}</span>
        <SupportAddress email={config.supportEmail} />
        <span>{after}</span>
      </MissingInput>
      <AccountLink />
    </Frame>
  );
}
