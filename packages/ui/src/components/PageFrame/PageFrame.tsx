import type { ReactNode } from "react";

export interface PageFrameProps {
  /** The vendor's name or logo. */
  brand: ReactNode;
  brandHref?: string;
  /** What stands at the end of the header: links, "Contact Us". */
  navigation?: ReactNode;
  /** Above the column: the progress. */
  progress?: ReactNode;
  /** The running summary, or what the page is about: beside the column from 1024 px. */
  aside?: ReactNode;
  /**
   * Where the aside goes below 1024 px: `end` is a bar at the foot of the window, `top` a strip
   * above the column, read before it. Default `end`.
   */
  asidePlacement?: "end" | "top";
  footer?: ReactNode;
  children: ReactNode;
  /** The column's measure; `wide` is for three plan cards abreast. Default `form`, 640 px. */
  width?: "form" | "wide";
  labels: {
    /** First link of the page, seen when focused: "Skip to content". */
    skip: string;
  };
}

/** Header, progress, one column, and at most one more beside it. */
export function PageFrame(props: PageFrameProps) {
  const { brand, brandHref = "#/", navigation, progress, aside, footer, width = "form" } = props;
  const placement = props.asidePlacement ?? "end";
  const column = aside !== undefined && <aside className="wp-Page-aside">{aside}</aside>;
  return (
    <div
      className="wp-Page"
      data-width={width}
      data-aside={aside === undefined ? undefined : placement}
    >
      <a className="wp-Page-skip" href="#main" onClick={skipToMain}>
        {props.labels.skip}
      </a>
      <header className="wp-Page-header">
        <div className="wp-Page-bar">
          <a className="wp-Page-brand" href={brandHref}>
            {brand}
          </a>
          {navigation !== undefined && <div className="wp-Page-navigation">{navigation}</div>}
        </div>
      </header>
      <div className="wp-Page-body">
        {placement === "top" && column}
        {progress !== undefined && <div className="wp-Page-progress">{progress}</div>}
        <main id="main" tabIndex={-1} className="wp-Page-main">
          {props.children}
        </main>
        {placement === "end" && column}
      </div>
      {footer !== undefined && <footer className="wp-Page-footer">{footer}</footer>}
    </div>
  );
}

// In an app with hash routes the fragment is the route, so the focus moves without it.
function skipToMain(event: { preventDefault: () => void }) {
  event.preventDefault();
  document.getElementById("main")?.focus();
}
