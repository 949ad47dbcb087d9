import { type ReactNode, useRef } from "react";
import { classes, type Styled } from "../../classes.ts";
import { ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from "../../icons/Icon.tsx";
import { useScrolledIntoView } from "./useScrolledIntoView.ts";

/** The severity of a message. */
export type Tone = "danger" | "warning" | "info" | "success";

export interface ErrorPanelProps extends Styled {
  /** "Error!" */
  title?: string;
  /** The message, in the documented words. */
  message?: ReactNode;
  /** The known facts and the next steps. */
  children?: ReactNode;
  /** Buttons or links, the main one last. */
  actions?: ReactNode;
  tone?: Tone;
  /** False if it was already announced, for example by a toast. Default true. */
  isAnnounced?: boolean;
}

const ICONS = { danger: ErrorIcon, warning: WarningIcon, info: InfoIcon, success: SuccessIcon };

/**
 * A persistent message. Errors and warnings are announced when they appear; errors are also
 * scrolled into view.
 */
export function ErrorPanel({
  title,
  message,
  children,
  actions,
  tone = "danger",
  isAnnounced = true,
  className,
}: ErrorPanelProps) {
  const ToneIcon = ICONS[tone];
  const isUrgent = tone === "danger" || tone === "warning";
  const panel = useRef<HTMLDivElement>(null);
  const text = typeof message === "string" ? message : "";
  useScrolledIntoView(panel, tone === "danger" ? text : null);
  return (
    <div
      ref={panel}
      className={classes("waypost-ErrorPanel", { className })}
      data-tone={tone}
      role={isAnnounced ? (isUrgent ? "alert" : "status") : undefined}
    >
      <ToneIcon />
      <div className="waypost-ErrorPanel-body">
        {title !== undefined && <p className="waypost-ErrorPanel-title">{title}</p>}
        {message !== undefined && <p className="waypost-ErrorPanel-message">{message}</p>}
        {children !== undefined && <div className="waypost-ErrorPanel-more">{children}</div>}
        {actions !== undefined && <div className="waypost-ErrorPanel-actions">{actions}</div>}
      </div>
    </div>
  );
}
