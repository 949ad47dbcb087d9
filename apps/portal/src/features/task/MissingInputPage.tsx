import { useMessages } from "@waypost/hooks";
import type { PlainCode } from "@waypost/hooks/flows";
import { MissingInput } from "@waypost/ui/MissingInput";
import { useConfig } from "../../app/ConfigContext.ts";
import { Frame } from "../../app/Frame.tsx";
import { Heading, useShownTitle } from "../../app/Heading.tsx";
import { splitAtPlaceholder } from "../../app/split-at-placeholder.ts";

/** The address lacks what the task is about: says what, and where such a link comes from. */
export function MissingInputPage(props: {
  title: PlainCode;
  /** What it lacks; the customer's id unless told. */
  message?: PlainCode | undefined;
}) {
  const { title, message = "customerId.missing" } = props;
  const say = useMessages();
  const { supportEmail } = useConfig();
  const { before, after } = splitAtPlaceholder(say("missing.where"), "{email}");
  useShownTitle(say(title));
  return (
    <Frame>
      <MissingInput title={<Heading>{say("missing.title")}</Heading>} message={say(message)}>
        {before}
        <a className="waypost-link" href={`mailto:${supportEmail}`}>
          {supportEmail}
        </a>
        {after}
      </MissingInput>
    </Frame>
  );
}
