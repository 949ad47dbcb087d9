import { classes, type Styled } from "../../classes.ts";
import { SuccessIcon, WarningIcon } from "../../icons/Icon.tsx";
import { EndedIcon, PausedIcon } from "../../icons/TaskIcons.tsx";

export interface StateChipProps extends Styled {
  tone: "success" | "danger" | "neutral" | "warning";
  /** "Active", "Cancelled", "Dormant" */
  label: string;
}

const ICONS = {
  success: SuccessIcon,
  danger: EndedIcon,
  neutral: PausedIcon,
  warning: WarningIcon,
};

/** A state as a word, with a matching icon and colour. */
export function StateChip({ tone, label, className }: StateChipProps) {
  const ToneIcon = ICONS[tone];
  return (
    <span className={classes("waypost-StateChip", { className })} data-tone={tone}>
      <ToneIcon />
      <span>{label}</span>
    </span>
  );
}
