import { useMessages } from "@waypost/hooks";
import { LinkButton } from "@waypost/ui/Button";
import { MissingInput } from "@waypost/ui/MissingInput";
import { useConfig } from "./ConfigContext.ts";
import { Frame } from "./Frame.tsx";
import { Heading, useShownTitle } from "./Heading.tsx";

/** Shown at the address of a page that the vendor does not offer. */
export default function NotOfferedPage() {
  const say = useMessages();
  const { links } = useConfig();
  useShownTitle(say("notOffered.title"));
  return (
    <Frame>
      <MissingInput
        title={<Heading>{say("notOffered.title")}</Heading>}
        message={say("notOffered.text")}
        actions={
          <LinkButton variant="primary" href={links.contact}>
            {say("support.contact")}
          </LinkButton>
        }
      />
    </Frame>
  );
}
