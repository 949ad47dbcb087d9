import { classes, type Styled } from "../../classes.ts";
import { ChevronIcon, Icon } from "../../icons/Icon.tsx";
import { DRAWINGS } from "./drawings.tsx";

/** The drawings of a card, named after the target of its link. */
export type LinkCardIcon = keyof typeof DRAWINGS;

export interface LinkCardProps extends Styled {
  href: string;
  /** The title: "Change a plan". */
  title: string;
  /** The effect of the task in one sentence. */
  description?: string | undefined;
  icon?: LinkCardIcon;
  /** `danger` for a task that ends a service. Default `neutral`. */
  tone?: "neutral" | "danger";
}

/** A link to a task as a card. The whole card is the link. */
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
