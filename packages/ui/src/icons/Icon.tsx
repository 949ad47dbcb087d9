import type { ReactNode } from "react";

interface IconProps {
  children: ReactNode;
}

/** An icon on a 24 px grid. It is decorative: the adjacent text says the same. */
export function Icon({ children }: IconProps) {
  return (
    <svg className="waypost-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

export const CheckIcon = () => (
  <Icon>
    <path d="m5 12.5 4.5 4.5L19 7.5" />
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
