import { type ReactNode, useId } from "react";
import { classes, type Styled } from "../../classes.ts";
import { ChevronIcon } from "../../icons/Icon.tsx";

export interface FoldingSectionProps extends Styled {
  /** Id of the section, to scroll to. */
  id?: string;
  title: string;
  /** Beside the title: "2 changed". */
  note?: ReactNode;
  /** Whether it can be folded: a long form on a phone, or details that few people need. */
  isFolding: boolean;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Level of the heading. Default 3. */
  level?: 2 | 3 | 4;
  children: ReactNode;
}

/** A section of a form under a heading. Folded, its fields stay mounted and keep what was typed. */
export function FoldingSection(props: FoldingSectionProps) {
  const { id, title, note, isFolding, isOpen, onOpenChange, level = 3, children } = props;
  const headingId = useId();
  const bodyId = useId();
  const Heading = `h${level}` as const;
  const isFolded = isFolding && !isOpen;
  return (
    <section
      {...{ id }}
      aria-labelledby={headingId}
      className={classes("waypost-FoldingSection", props)}
    >
      <Heading
        id={headingId}
        tabIndex={-1}
        className="waypost-heading waypost-FoldingSection-heading"
        data-level="3"
      >
        {isFolding ? (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={bodyId}
            onClick={() => onOpenChange(!isOpen)}
            className="waypost-FoldingSection-button"
          >
            <span>{title}</span>
            {note !== undefined && <span className="waypost-FoldingSection-note">{note}</span>}
            <ChevronIcon />
          </button>
        ) : (
          title
        )}
      </Heading>
      <div id={bodyId} hidden={isFolded} className="waypost-FoldingSection-body">
        {children}
      </div>
    </section>
  );
}
