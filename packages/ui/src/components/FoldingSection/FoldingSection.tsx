import { type ReactNode, useId } from "react";
import { classes, type Styled } from "../../classes.ts";
import { ChevronIcon } from "../../icons/Icon.tsx";

export interface FoldingSectionProps extends Styled {
  /** The id of the section, as a scroll target. */
  id?: string;
  title: string;
  /** Shown beside the title: "2 changed". */
  note?: ReactNode;
  /** True if it can be collapsed, such as in a long form on a phone. */
  isFolding: boolean;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The level of the heading. Default 3. */
  level?: 2 | 3 | 4;
  children: ReactNode;
}

/**
 * A section of a form with a heading. While it is collapsed, its fields stay mounted and keep
 * their values.
 */
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
