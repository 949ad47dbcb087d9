import { useMessages } from "@waypost/hooks";
import { Fragment, type ReactNode } from "react";

/** A text whose placeholders are replaced with links: `<Linked text="See {terms}." terms={…} />`. */
export function Linked({ text, ...links }: { text: string; readonly [name: string]: ReactNode }) {
  // Every second part is the name of a placeholder.
  const parts = text.split(/\{(\w+)\}/);
  return parts.map((part, at) => (
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={at}>{at % 2 === 1 ? (links[part] ?? `{${part}}`) : part}</Fragment>
  ));
}

/** A link that opens in a new tab, so that nothing typed on this page is lost. */
export function OtherTab({ href, children }: { href: string; children: string }) {
  const say = useMessages();
  return (
    <a className="waypost-link" href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="waypost-hidden"> ({say("opens.newTab")})</span>
    </a>
  );
}
