import { splitAtPlaceholder, useMessages, usePhoneConsentChoice } from "@waypost/hooks";
import { Checkbox } from "@waypost/ui/Checkbox";
import { useConfig } from "../../app/ConfigContext.ts";

/** "Text Me", and what one agrees to by it. */
export function ConsentChoice() {
  const say = useMessages();
  return (
    <Checkbox {...usePhoneConsentChoice()} id="consent" description={<ConsentText />}>
      {say("phoneConsent.textMe")}
    </Checkbox>
  );
}

function ConsentText() {
  const say = useMessages();
  const { links } = useConfig();
  const privacy = splitAtPlaceholder(say("phoneConsent.consent"), "{privacy}");
  const terms = splitAtPlaceholder(privacy.after, "{terms}");
  return (
    <>
      {privacy.before}
      <OtherTab href={links.privacy} text={say("phoneConsent.privacy")} />
      {terms.before}
      <OtherTab href={links.terms} text={say("phoneConsent.terms")} />
      {terms.after}
    </>
  );
}

// What was typed stays where it is while one reads.
function OtherTab({ href, text }: { href: string; text: string }) {
  const say = useMessages();
  return (
    <a className="wp-link" href={href} target="_blank" rel="noopener noreferrer">
      {text}
      <span className="wp-hidden"> ({say("opens.newTab")})</span>
    </a>
  );
}
