import { Icon } from "./Icon.tsx";

/* In a separate module, so that forms do not load these icons. */

export const MinusIcon = () => (
  <Icon>
    <path d="M7 12h10" />
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

/** A broken chain, for a missing link. */
export const LinkIcon = () => (
  <Icon>
    <path d="M10 17.5 8.8 18.7a3.6 3.6 0 0 1-5-5L7 10.4a3.6 3.6 0 0 1 4.2-.6M14 6.5l1.2-1.2a3.6 3.6 0 0 1 5 5L17 13.6a3.6 3.6 0 0 1-4.2.6" />
  </Icon>
);
