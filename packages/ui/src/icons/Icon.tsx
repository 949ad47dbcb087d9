import type { ReactNode } from "react";

interface IconProps {
  children: ReactNode;
}

/** An icon on a 24 px grid. It is decorative: the text next to it says the same. */
export function Icon({ children }: IconProps) {
  return (
    <svg className="wp-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

export const CheckIcon = () => (
  <Icon>
    <path d="m5 12.5 4.5 4.5L19 7.5" />
  </Icon>
);

export const MinusIcon = () => (
  <Icon>
    <path d="M7 12h10" />
  </Icon>
);

export const CloseIcon = () => (
  <Icon>
    <path d="M6.5 6.5l11 11m0-11l-11 11" />
  </Icon>
);

export const ErrorIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 7.5v5.2m0 3.3v.2" />
  </Icon>
);

export const WarningIcon = () => (
  <Icon>
    <path d="M12 4 2.8 19.5h18.4zM12 10v4.5m0 2.3v.2" />
  </Icon>
);

export const InfoIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 11v5.5m0-9v.2" />
  </Icon>
);

export const SuccessIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="9" />
    <path d="m8 12.4 2.8 2.8L16 9.8" />
  </Icon>
);

export const LockIcon = () => (
  <Icon>
    <rect x="5.5" y="10.5" width="13" height="9" rx="2" />
    <path d="M8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5" />
  </Icon>
);

export const ChevronIcon = () => (
  <Icon>
    <path d="m7 9.5 5 5 5-5" />
  </Icon>
);

export const ClockIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 7v5.3l3.3 2" />
  </Icon>
);

export const QuestionIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="9" />
    <path d="M9.6 9.6a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.2.9-1.2 1.8m0 2.7v.2" />
  </Icon>
);

export const PausedIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="9" />
    <path d="M10 9v6m4-6v6" />
  </Icon>
);

export const EndedIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="9" />
    <path d="m9 9 6 6m0-6-6 6" />
  </Icon>
);

export const SearchIcon = () => (
  <Icon>
    <circle cx="10.5" cy="10.5" r="6" />
    <path d="m15 15 5 5" />
  </Icon>
);

/** A broken chain: something is missing between its two ends. */
export const LinkIcon = () => (
  <Icon>
    <path d="M10 17.5 8.8 18.7a3.6 3.6 0 0 1-5-5L7 10.4a3.6 3.6 0 0 1 4.2-.6M14 6.5l1.2-1.2a3.6 3.6 0 0 1 5 5L17 13.6a3.6 3.6 0 0 1-4.2.6" />
  </Icon>
);
