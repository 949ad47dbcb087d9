import { useId, useState } from "react";
import { classes, type Styled } from "../../classes.ts";
import { ChevronIcon } from "../../icons/Icon.tsx";
import { SummaryContent, type SummaryContentProps, TotalAnnouncement } from "./SummaryContent.tsx";

export { SummaryContent, type SummaryContentProps, type SummaryLine } from "./SummaryContent.tsx";

export interface SummaryPanelProps extends SummaryContentProps, Styled {
  title: string;
}

/** A running summary of the order: next to the form, or a bar that expands on phones. */
export function SummaryPanel({ title, className, ...content }: SummaryPanelProps) {
  const { lines, total, labels } = content;
  const [isOpen, setOpen] = useState(false);
  const contentId = useId();
  return (
    <section
      className={classes("waypost-SummaryPanel", { className })}
      aria-label={title}
      data-open={isOpen || undefined}
      data-empty={lines.length === 0 || undefined}
    >
      <button
        type="button"
        className="waypost-SummaryPanel-bar"
        aria-expanded={isOpen}
        aria-controls={contentId}
        onClick={() => setOpen(!isOpen)}
      >
        <span>{title}</span>
        <span className="waypost-SummaryPanel-barAmount waypost-numbers">
          {total.amount ?? labels?.unknown ?? "not known yet"}
        </span>
        <ChevronIcon />
      </button>
      <div id={contentId} className="waypost-SummaryPanel-content">
        <h2 className="waypost-SummaryPanel-title">{title}</h2>
        <SummaryContent {...content} />
      </div>
      <TotalAnnouncement {...total} />
    </section>
  );
}
