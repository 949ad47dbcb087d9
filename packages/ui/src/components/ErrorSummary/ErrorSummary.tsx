import { type MouseEvent, useEffect, useId, useRef } from "react";
import { classes, type Styled } from "../../classes.ts";
import { ErrorIcon, SuccessIcon } from "../../icons/Icon.tsx";
import { truncateRow } from "../../text/truncate.ts";

/** An error of the form. */
export interface FormError {
  /** The id of the field's input or group. Without one, the message is not a link. */
  fieldId?: string | undefined;
  message: string;
  /**
   * True if it was corrected after the submit. The line is struck through and stays, so that
   * nothing moves during typing.
   */
  isSolved?: boolean;
}

/** The maximum number of listed errors. The others are only at their fields. */
const MAX_RENDERED = 50;

export interface ErrorSummaryProps extends Styled {
  /** "There is a problem" */
  title: string;
  /** All errors, of which the first 50 are listed. */
  errors: readonly FormError[];
  /** The number of submits. Each change moves focus to the summary. */
  attempt?: number;
}

/**
 * Lists all field errors after a submit, with links to the fields, and takes focus. Place it below
 * the heading, before the first field.
 */
export function ErrorSummary({ attempt = 0, ...props }: ErrorSummaryProps) {
  return props.errors.length > 0 && <Summary key={attempt} {...props} />;
}

function Summary({ title, errors, className }: Omit<ErrorSummaryProps, "attempt">) {
  const box = useRef<HTMLElement>(null);
  const titleId = useId();
  useEffect(() => box.current?.focus(), []);
  const shown = errors.slice(0, MAX_RENDERED).map(truncateRow);
  const isSolved = errors.every((error) => error.isSolved === true);
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={classes("waypost-ErrorSummary", { className })}
      data-solved={isSolved || undefined}
    >
      <h2 id={titleId} className="waypost-ErrorSummary-title">
        {isSolved ? <SuccessIcon /> : <ErrorIcon />}
        {isSolved ? <s>{title}</s> : <span>{title}</span>}
      </h2>
      <ul className="waypost-ErrorSummary-list">
        {shown.map(({ fieldId, message, isSolved: isStruck }, index) => (
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} data-solved={isStruck === true || undefined}>
            {fieldId === undefined ? (
              message
            ) : (
              <a className="waypost-link" href={`#${fieldId}`} onClick={focusField}>
                {message}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

// The URL must not change: in an app with hash routes, the fragment is the route.
function focusField(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  const named = document.getElementById(event.currentTarget.hash.slice(1));
  const field = named?.matches(CONTROLS) === false ? named.querySelector(CONTROLS) : named;
  if (!(field instanceof HTMLElement)) return;
  field.focus({ preventScroll: true });
  (field.closest(".waypost-Field") ?? field).scrollIntoView({ block: "center" });
}

// For a group, such as radio buttons, the id is on the group and focus goes to its first control.
const CONTROLS = "input, select, textarea, button, [tabindex]";
