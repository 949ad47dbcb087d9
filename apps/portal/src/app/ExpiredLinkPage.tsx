import { useMessages } from "@waypost/hooks";
import { LinkButton } from "@waypost/ui/Button";
import { MissingInput } from "@waypost/ui/MissingInput";
import { ConfigErrorPage } from "./ConfigErrorPage.tsx";
import { useConfig } from "./ConfigContext.ts";
import { Frame } from "./Frame.tsx";
import { Heading } from "./Heading.tsx";
import { currencyError } from "./services.ts";

/**
 * Shown if a gate refuses a call, because its signed link has expired or is for something else, and
 * if the API has its prices in another currency.
 */
export default function ExpiredLinkPage() {
  const say = useMessages();
  const { links, supportEmail } = useConfig();
  if (currencyError !== undefined) return <ConfigErrorPage errors={[currencyError]} />;
  return (
    <Frame>
      <MissingInput
        title={<Heading>{say("expired.title")}</Heading>}
        message={say("expired.text")}
        actions={
          <LinkButton variant="primary" href={links.newLink ?? `mailto:${supportEmail}`}>
            {say("expired.newLink")}
          </LinkButton>
        }
      />
    </Frame>
  );
}
