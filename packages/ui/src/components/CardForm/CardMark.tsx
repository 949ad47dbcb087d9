import type { ReactElement } from "react";

/** The brand whose logo is shown. */
export type CardMarkName =
  | "visa"
  | "mastercard"
  | "amex"
  | "discover"
  | "diners"
  | "jcb"
  | "unionpay"
  | "unknown";

const PLATE = <rect x="0.5" y="0.5" width="35" height="23" rx="3.5" fill="#ffffff" />;

/** Small drawings on 36 by 24 units, in the brands' own colours. */
const MARKS: Readonly<Record<CardMarkName, ReactElement>> = {
  visa: (
    <>
      {PLATE}
      <g fill="none" stroke="#1434cb" strokeWidth="2.1">
        <path d="M6 8l2.6 8 4-8M15.6 8l-1.9 8M23 9.1c-2-1-4.4-.6-4.4 1.1 0 2 3.5 1.5 3.5 3.7 0 2-3 2.4-5 1.2M23.6 16l4.2-7.4L30 16m-4.4-2.6h3.6" />
      </g>
    </>
  ),
  mastercard: (
    <>
      {PLATE}
      <circle cx="14" cy="12" r="7" fill="#eb001b" />
      <circle cx="22" cy="12" r="7" fill="#f79e1b" />
      <path d="M18 6.26a7 7 0 0 1 0 11.48a7 7 0 0 1 0-11.48z" fill="#ff5f00" />
    </>
  ),
  amex: (
    <>
      <rect x="0.5" y="0.5" width="35" height="23" rx="3.5" fill="#016fd0" />
      <g fill="none" stroke="#ffffff" strokeWidth="1.7">
        <path d="M4.2 15.6 7 8.8l2.8 6.8M5.3 13.4h3.4M11.8 15.6V9l2.8 4 2.8-4v6.6M24 9h-4.2v6.2H24m-4.2-3.1h3.6M26 8.8l5.4 6.8m0-6.8L26 15.6" />
      </g>
    </>
  ),
  discover: (
    <>
      {PLATE}
      <path d="M35.5 13.5V20a3.5 3.5 0 0 1-3.5 3.5H13c9-.8 17-4 22.5-10z" fill="#f58220" />
      <circle cx="18" cy="9.5" r="4" fill="#f58220" />
      <path d="M5 9.5h7M24 9.5h7" fill="none" stroke="#231f20" strokeWidth="2.2" />
    </>
  ),
  diners: (
    <>
      {PLATE}
      <circle cx="18" cy="12" r="8" fill="#0079be" />
      <circle cx="18" cy="12" r="6" fill="#ffffff" />
      <path d="M16.6 7.4a4.8 4.8 0 0 0 0 9.2zM19.4 7.4a4.8 4.8 0 0 1 0 9.2z" fill="#0079be" />
    </>
  ),
  jcb: (
    <>
      {PLATE}
      <rect x="7" y="4" width="6.4" height="16" rx="2.4" fill="#0b4ea2" />
      <rect x="14.8" y="4" width="6.4" height="16" rx="2.4" fill="#d0103a" />
      <rect x="22.6" y="4" width="6.4" height="16" rx="2.4" fill="#00843d" />
    </>
  ),
  unionpay: (
    <>
      {PLATE}
      <path d="M9 4h8l-3.4 16h-8z" fill="#e21836" />
      <path d="M16 4h8l-3.4 16h-8z" fill="#00447c" />
      <path d="M23 4h8l-3.4 16h-8z" fill="#007b84" />
    </>
  ),
  unknown: (
    <g fill="none" stroke="currentColor" strokeWidth="1.5">
      <rect x="2.75" y="2.75" width="30.5" height="18.5" rx="3" />
      <path d="M2.75 8.5h30.5M7 16h6" />
    </g>
  ),
};

/** The mark of a card brand. Without a label it is decorative. */
export function CardMark(props: { name: CardMarkName | undefined; label: string }) {
  const { name = "unknown", label } = props;
  const role = label === "" ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  return (
    <svg
      {...role}
      className="waypost-CardMark"
      viewBox="0 0 36 24"
      focusable="false"
      data-brand={name}
    >
      {MARKS[name]}
      {name !== "unknown" && (
        <rect className="waypost-CardMark-edge" x="0.5" y="0.5" width="35" height="23" rx="3.5" />
      )}
    </svg>
  );
}
