import { useMessages } from "@waypost/hooks";
import type { PlainCode } from "@waypost/hooks/flows";
import { MissingInput } from "@waypost/ui/MissingInput";
import { useConfig } from "../../app/ConfigContext.ts";
import { Frame } from "../../app/Frame.tsx";
import { Heading, useShownTitle } from "../../app/Heading.tsx";
import { splitAtPlaceholder } from "../../app/split-at-placeholder.ts";
import { SupportAddress } from "../../app/SupportAddress.tsx";
import { AccountLink } from "./AccountLink.tsx";
import { useAccountHref } from "./use-account-href.ts";

/**
 * Shown if the address lacks the input of the task: what is missing, and where to get a complete
 * link.
 */
export function MissingInputPage(props: {
  title: PlainCode;
  /** What is missing; by default the customer's id. */
  message?: PlainCode | undefined;
}) {
  const { title, message = "customerId.missing" } = props;
  const say = useMessages();
  const { supportEmail } = useConfig();
  const { before, after } = splitAtPlaceholder(say("missing.where"), "{email}");
  const account = useAccountHref();
  useShownTitle(say(title));
  return (
    <Frame {...(account !== undefined && { brandHref: account })}>
      <MissingInput title={<Heading>{say("missing.title")}</Heading>} message={say(message)}>
        <span>{before}</span>
        <SupportAddress email={supportEmail} />
        <span>{after}</span>
      </MissingInput>
      <AccountLink />
    </Frame>
  );
}
