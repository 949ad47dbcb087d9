import { useMessages } from "@waypost/hooks";
import { useConfig } from "../../app/ConfigContext.ts";
import { Linked, OtherTab } from "../../app/Linked.tsx";

/** The text of the agreement for "Text Me". It is the same on every page. */
export function TextAgreement() {
  const say = useMessages();
  const { brand, links } = useConfig();
  return (
    <Linked
      text={say("phoneConsent.agreement")}
      brand={brand.name}
      privacy={<OtherTab href={links.privacy}>{say("phoneConsent.privacy")}</OtherTab>}
      terms={<OtherTab href={links.terms}>{say("phoneConsent.terms")}</OtherTab>}
    />
  );
}
