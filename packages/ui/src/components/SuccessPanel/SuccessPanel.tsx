import type { ReactNode } from "react";
import { CheckIcon, WarningIcon } from "../../icons/Icon.tsx";

export interface SuccessPanelProps {
  /** A text becomes the page's heading; give an element of your own to move the focus to it. */
  title: ReactNode;
  /** What is active now. */
  message?: ReactNode;
  /** The facts, device by device. */
  children?: ReactNode;
  actions?: ReactNode;
  /** `warning` where a part of it did not work. Default `success`. */
  tone?: "success" | "warning";
}

/** It worked: what is active, until when, what was billed. Printed, it is the receipt. */
export function SuccessPanel(props: SuccessPanelProps) {
  const { title, message, children, actions, tone = "success" } = props;
  return (
    <div className="wp-SuccessPanel">
      <span className="wp-SuccessPanel-mark" data-tone={tone} aria-hidden="true">
        {tone === "success" ? <CheckIcon /> : <WarningIcon />}
      </span>
      {typeof title === "string" ? <h1 className="wp-heading">{title}</h1> : title}
      {message !== undefined && <div className="wp-lead">{message}</div>}
      {children}
      {actions !== undefined && <div className="wp-SuccessPanel-actions">{actions}</div>}
    </div>
  );
}

export interface ReceiptCardProps {
  title: ReactNode;
  children: ReactNode;
  /** What can be done with it: "SETUP YOUR DEVICE". */
  actions?: ReactNode;
}

/** One thing that was activated, with its facts. */
export function ReceiptCard({ title, children, actions }: ReceiptCardProps) {
  return (
    <section className="wp-ReceiptCard">
      <h2 className="wp-heading" data-level="3">
        {title}
      </h2>
      {children}
      {actions !== undefined && <div className="wp-SuccessPanel-actions">{actions}</div>}
    </section>
  );
}
