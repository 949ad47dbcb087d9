import { useMessages } from "@waypost/hooks";
import { Fragment, isValidElement, type ReactNode } from "react";

/** A text whose placeholders are replaced with links: `<Linked text="See {terms}." terms={…} />`. */
export function Linked({ text, ...links }: { text: string; readonly [name: string]: ReactNode }) {
  // Every second part is the name of a placeholder.
  const parts = text.split(/\{(\w+)\}/);
  return parts.map((part, at) => {
    const link = at % 2 === 1 ? (links[part] ?? `{${part}}`) : part;
    // oxlint-disable-next-line react/no-array-index-key
    return isValidElement(link) ? (
      <Fragment key={at}>{link}</Fragment>
    ) : (
      <span key={at}>{link}</span>
    );
  });
}

/** A link that opens in a new tab, so that nothing typed on this page is lost. */
export function OtherTab({ href, children }: { href: string; children: string }) {
  const say = useMessages();
  return (
    <a className="waypost-link" href={href} target="_blank" rel="noopener noreferrer">
      <span>{children}</span>
      <span className="waypost-hidden">{` (${say("opens.newTab")})`}</span>
    </a>
  );
}
