import type { ReactNode } from "react";
import { classes, type Styled } from "../../classes.ts";
import { InElement } from "../../text/InElement.tsx";

export interface PageFrameProps extends Styled {
  /** The vendor's name or logo. */
  brand: ReactNode;
  brandHref?: string;
  /** Links at the end of the header, such as "Contact Us". */
  navigation?: ReactNode;
  /** A message for the whole page, below the header: "You are offline". */
  notice?: ReactNode;
  /** The progress, above the column. */
  progress?: ReactNode;
  /**
   * A summary, or the device that is the subject of the page. From 1024 px on it is a second
   * column.
   */
  aside?: ReactNode;
  /**
   * Place of the aside below 1024 px: `end` is a bar at the bottom of the window; `top` is a strip
   * above the column, also first in reading order. Default `end`.
   */
  asidePlacement?: "end" | "top";
  /**
   * The subject of the page, such as a device. Shown below 1024 px as a strip above the column,
   * for pages whose aside is at the bottom. Hidden in wider windows.
   */
  strip?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
  /** Width of the column: `form` is 640 px, `wide` fits three plan cards. Default `form`. */
  width?: "form" | "wide";
  /** Default: in English. */
  labels?:
    | {
        /** The first link of the page, visible when focused: "Skip to content". */
        skip?: string;
        /** The label of the aside: "Summary". */
        aside?: string;
      }
    | undefined;
}

/** The frame of a page: header, progress, main column and an optional second column. */
export function PageFrame(props: PageFrameProps) {
  const {
    brand,
    brandHref = "#/",
    navigation,
    notice,
    progress,
    aside,
    strip,
    footer,
    width = "form",
  } = props;
  const placement = props.asidePlacement ?? "end";
  const column = aside !== undefined && (
    <aside aria-label={props.labels?.aside ?? "Summary"} className="waypost-Page-aside">
      {aside}
    </aside>
  );
  return (
    <div
      className={classes("waypost-Page", props)}
      data-width={width}
      data-aside={aside === undefined ? undefined : placement}
    >
      <a className="waypost-Page-skip" href="#main" onClick={skipToMain}>
        {props.labels?.skip ?? "Skip to content"}
      </a>
      <header className="waypost-Page-header">
        <div className="waypost-Page-bar">
          <a className="waypost-Page-brand" href={brandHref}>
            {brand}
          </a>
          {navigation !== undefined && <div className="waypost-Page-navigation">{navigation}</div>}
        </div>
        {strip !== undefined && <div className="waypost-Page-strip">{strip}</div>}
      </header>
      <InElement>{notice}</InElement>
      <div className="waypost-Page-body">
        {placement === "top" && column}
        {progress !== undefined && <div className="waypost-Page-progress">{progress}</div>}
        <main id="main" tabIndex={-1} className="waypost-Page-main">
          {props.children}
        </main>
        {placement === "end" && column}
      </div>
      {footer !== undefined && <footer className="waypost-Page-footer">{footer}</footer>}
    </div>
  );
}

// In an app with hash routes the fragment is the route, so focus moves without a change of the URL.
function skipToMain(event: { preventDefault: () => void }) {
  event.preventDefault();
  document.getElementById("main")?.focus();
}
