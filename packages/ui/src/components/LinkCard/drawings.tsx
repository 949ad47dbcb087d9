import type { ReactNode } from "react";

/** The drawings of cards, as paths on a grid of 24 px. */
export const DRAWINGS = {
  plan: (
    <>
      <path d="M4 8.5h13M13.5 5 17 8.5 13.5 12" />
      <path d="M20 15.5H7m3.5-3.5L7 15.5l3.5 3.5" />
    </>
  ),
  add: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 8v8M8 12h8" />
    </>
  ),
  restart: (
    <>
      <path d="M19.5 12a7.5 7.5 0 1 1-2.4-5.5" />
      <path d="M19.8 3.5v4.2h-4.2" />
    </>
  ),
  several: (
    <>
      <rect x="4" y="8.5" width="11.5" height="11.5" rx="2.5" />
      <path d="M8.5 4.5h8.5a3 3 0 0 1 3 3V16" />
    </>
  ),
  message: (
    <path d="M5 5h14a1.5 1.5 0 0 1 1.5 1.5v9A1.5 1.5 0 0 1 19 17h-7l-4.5 3.5V17H5a1.5 1.5 0 0 1-1.5-1.5v-9A1.5 1.5 0 0 1 5 5z" />
  ),
  route: (
    <>
      <circle cx="6" cy="18" r="2.5" />
      <circle cx="18" cy="6" r="2.5" />
      <path d="M8.5 18h6.8a3 3 0 0 0 0-6H8.7a3 3 0 0 1 0-6h6.8" />
    </>
  ),
  card: (
    <>
      <rect x="3" y="5.5" width="18" height="13" rx="2.5" />
      <path d="M3 10h18M6.5 14.8h4" />
    </>
  ),
  pause: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M10 9v6m4-6v6" />
    </>
  ),
  end: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="m9 9 6 6m0-6-6 6" />
    </>
  ),
} as const satisfies Readonly<Record<string, ReactNode>>;
