import { type ReactNode, useRef } from "react";
import { classes, type Styled } from "../../classes.ts";
import { ErrorIcon, SuccessIcon, WarningIcon } from "../../icons/Icon.tsx";
import { ClockIcon, QuestionIcon } from "../../icons/TaskIcons.tsx";
import { useScrolledIntoView } from "../ErrorPanel/useScrolledIntoView.ts";
import { type Fact, Facts, type FactsProps } from "../Facts/Facts.tsx";
import { InElement } from "../../text/InElement.tsx";

/** `unknown` means that the outcome of the request is unknown: a warning, not a failure. */
export type ResultTone = "done" | "pending" | "partial" | "refused" | "unknown";

export interface ResultProps extends Styled {
  tone: ResultTone;
  /** "Error!"; advance an element to use a heading or manage its focus. */
  title?: ReactNode;
  /** The outcome, in the documented words. */
  message: ReactNode;
  /** The past or future charge, usually a `MoneyLine`. */
  money?: ReactNode;
  /** The service that continues, and its end: "You can still track until Feb 21, 2027." */
  until?: ReactNode;
  /** Ids and other facts. Facts without a value are omitted. */
  facts?: readonly Fact[] | undefined;
  /** Additional content before the actions. */
  children?: ReactNode;
  /** The next action. If there are two, the main one is last. */
  actions?: ReactNode;
  /** Required for copy buttons in the facts. */
  labels?: FactsProps["labels"];
  /** An id by which the panel can be focused. */
  id?: string;
  /** True if it is outdated. Only its title and message are then shown, on one line. */
  isFolded?: boolean;
  /** False if it is below a more important panel. Default true. */
  scrollsIntoView?: boolean;
}

const ICONS = {
  done: SuccessIcon,
  pending: ClockIcon,
  partial: WarningIcon,
  refused: ErrorIcon,
  unknown: QuestionIcon,
};

/**
 * The outcome of a task, always in this order: documented text, money, end date, facts with copy
 * buttons, next action. It is announced when it appears; a `pending` or `unknown` one, which is
 * part of a dialog or a list, when it changes. `refused` and `unknown` are, by default, scrolled
 * into view.
 */
export function Result(props: ResultProps) {
  const { tone, title, message, labels, scrollsIntoView = true, isFolded = false } = props;
  const { money, until, facts, children, actions }: Partial<ResultProps> = isFolded ? {} : props;
  const ToneIcon = ICONS[tone];
  const isUrgent = tone === "refused" || tone === "unknown";
  const panel = useRef<HTMLElement>(null);
  const text = typeof message === "string" ? message : "";
  useScrolledIntoView(panel, isUrgent && scrollsIntoView ? `${tone} ${text}` : null);
  return (
    <section
      ref={panel}
      id={props.id}
      tabIndex={-1}
      className={classes("waypost-Result", props)}
      data-tone={tone}
      data-folded={isFolded || undefined}
    >
      <div role={tone === "pending" || tone === "unknown" ? "status" : "alert"}>
        <div className="waypost-Result-outcome">
          <ToneIcon />
          <div className="waypost-Result-words">
            {typeof title === "string" ? (
              <p className="waypost-Result-title">{title}</p>
            ) : (
              <InElement>{title}</InElement>
            )}
            <div className="waypost-Result-message">{message}</div>
          </div>
        </div>
        {(Boolean(money) || Boolean(until)) && (
          <div className="waypost-Result-part">
            <InElement>{money}</InElement>
            {Boolean(until) && <div>{until}</div>}
          </div>
        )}
      </div>
      {facts !== undefined && facts.length > 0 && (
        <div className="waypost-Result-part">
          <Facts omitsMissing facts={facts} labels={labels} />
        </div>
      )}
      {Boolean(children) && <div className="waypost-Result-part">{children}</div>}
      {Boolean(actions) && (
        <div className="waypost-Result-part waypost-Result-actions">{actions}</div>
      )}
    </section>
  );
}
