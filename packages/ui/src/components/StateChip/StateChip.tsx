import { EndedIcon, PausedIcon, SuccessIcon, WarningIcon } from "../../icons/Icon.tsx";

export interface StateChipProps {
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

/** The state of a thing: a word, with an icon and a colour that say the same. */
export function StateChip({ tone, label }: StateChipProps) {
  const ToneIcon = ICONS[tone];
  return (
    <span className="wp-StateChip" data-tone={tone}>
      <ToneIcon />
      {label}
    </span>
  );
}
