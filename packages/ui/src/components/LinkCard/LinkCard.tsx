import { classes, type Styled } from "../../classes.ts";
import { ChevronIcon, Icon } from "../../icons/Icon.tsx";
import { DRAWINGS } from "./drawings.tsx";

/** The drawings that a card can have, by what its link leads to. */
export type LinkCardIcon = keyof typeof DRAWINGS;

export interface LinkCardProps extends Styled {
  href: string;
  /** What can be done there: "Change a plan". */
  title: string;
  /** What follows from it, in one sentence. */
  description?: string | undefined;
  icon?: LinkCardIcon;
  /** `danger` for what ends a service. Default `neutral`. */
  tone?: "neutral" | "danger";
}

/** A link to a task, as a card: the whole card can be pressed. */
export function LinkCard({
  href,
  title,
  description,
  icon,
  tone = "neutral",
  className,
}: LinkCardProps) {
  return (
    <a className={classes("waypost-LinkCard", { className })} href={href} data-tone={tone}>
      {icon !== undefined && (
        <span className="waypost-LinkCard-icon">
          <Icon>{DRAWINGS[icon]}</Icon>
        </span>
      )}
      <span className="waypost-LinkCard-words">
        <span className="waypost-LinkCard-title">{`${title} `}</span>
        {description !== undefined && (
          <span className="waypost-LinkCard-description">{description}</span>
        )}
      </span>
      <span className="waypost-LinkCard-arrow">
        <ChevronIcon />
      </span>
    </a>
  );
}
