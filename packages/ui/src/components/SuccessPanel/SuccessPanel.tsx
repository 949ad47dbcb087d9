import type { ReactNode } from "react";
import { classes, type Styled } from "../../classes.ts";
import { CheckIcon, WarningIcon } from "../../icons/Icon.tsx";
import { InElement } from "../../text/InElement.tsx";

export interface SuccessPanelProps extends Styled {
  /** A string becomes the page's h1; advance an element to manage its focus. */
  title: ReactNode;
  /** The active devices or services, in a sentence. */
  message?: ReactNode;
  /** The facts of each device. */
  children?: ReactNode;
  /**
   * The receipt. It follows the other content; from 1024 px on it is beside it and stays in view.
   */
  aside?: ReactNode;
  actions?: ReactNode;
  /** `warning` if only part of the request succeeded. Default `success`. */
  tone?: "success" | "warning";
}

/**
 * A success page: what is active, until when, and what was billed. It can be printed as a receipt.
 */
export function SuccessPanel(props: SuccessPanelProps) {
  const { title, message, children, aside, actions, tone = "success" } = props;
  return (
    <div className={classes("waypost-SuccessPanel", props)}>
      <span className="waypost-SuccessPanel-mark" data-tone={tone} aria-hidden="true">
        {tone === "success" ? <CheckIcon /> : <WarningIcon />}
      </span>
      {typeof title === "string" ? (
        <h1 className="waypost-heading">{title}</h1>
      ) : (
        <InElement>{title}</InElement>
      )}
      {message !== undefined && <div className="waypost-lead">{message}</div>}
      <InElement>{children}</InElement>
      {aside !== undefined && <div className="waypost-SuccessPanel-aside">{aside}</div>}
      {actions !== undefined && <div className="waypost-SuccessPanel-actions">{actions}</div>}
    </div>
  );
}

export interface ReceiptCardProps extends Styled {
  title: ReactNode;
  /** The id of its heading, for the accessible description of actions. */
  titleId?: string;
  children: ReactNode;
  /** The actions of this item: "SETUP YOUR DEVICE". */
  actions?: ReactNode;
  /** The level of its heading. Default 2. */
  headingLevel?: 2 | 3;
}

/** One activated item with its facts. */
export function ReceiptCard(props: ReceiptCardProps) {
  const { title, titleId, children, actions, headingLevel = 2 } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={classes("waypost-ReceiptCard", props)}>
      <Heading id={titleId} className="waypost-heading" data-level="3">
        {title}
      </Heading>
      {actions !== undefined && <div className="waypost-SuccessPanel-actions">{actions}</div>}
      <InElement>{children}</InElement>
    </section>
  );
}

export interface StopsProps extends Styled {
  /** `Stop` elements in their order. */
  children: ReactNode;
}

/** A numbered list of completed and remaining steps, drawn as stops of a route. */
export function Stops({ children, className }: StopsProps) {
  return <ol className={classes("waypost-Stops", { className })}>{children}</ol>;
}

export interface StopProps extends Styled {
  title: string;
  children: ReactNode;
  /** True to omit it from a printed receipt. */
  isScreenOnly?: boolean;
}

/** A stop with an h2 heading. */
export function Stop({ title, children, isScreenOnly, className }: StopProps) {
  return (
    <li
      className={classes("waypost-Stop", { className })}
      data-screen-only={isScreenOnly || undefined}
    >
      <h2 className="waypost-heading waypost-Stop-title" data-level="3">
        {title}
      </h2>
      <div className="waypost-Stop-content">{children}</div>
    </li>
  );
}
