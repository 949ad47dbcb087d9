import { useEffect, useId, useRef } from "react";
import { classes, type Styled } from "../../classes.ts";
import { ErrorIcon } from "../../icons/Icon.tsx";
import { truncateRow } from "../../text/truncate.ts";

/** An error of the form. */
export interface FormError {
  /** The id of the field's input or group. Without one, the message is not a link. */
  fieldId?: string | undefined;
  message: string;
  /**
   * True if it was corrected after the submit. The line is struck through, no longer a link, and
   * stays, so that nothing moves during typing.
   */
  isSolved?: boolean;
}

/** The maximum number of listed errors. The others are only at their fields. */
const MAX_RENDERED = 50;

/** From this number of errors on, a phone lists only the first three. */
const MANY = 6;
const FEW = 3;

export interface ErrorSummaryProps extends Styled {
  /** "There is a problem". A change is announced, such as how many errors are left. */
  title: string;
  /** All errors, of which the first 50 are listed. */
  errors: readonly FormError[];
  /** The number of submits. Each change moves focus to the summary. */
  attempt?: number;
  /** On a phone the last line of a list of many errors: "and 7 more". */
  moreText?: (count: number) => string;
  /** Hidden text after a corrected error, for screen readers: "(corrected)". */
  solvedText?: string;
}

/**
 * Lists all field errors after a submit, with links to the fields, and takes focus. If there is
 * only one, its field takes the focus instead. Once all are corrected, the list disappears. Place
 * it below the heading, before the first field.
 */
export function ErrorSummary({ attempt = 0, ...props }: ErrorSummaryProps) {
  return props.errors.length > 0 && <Summary key={attempt} {...props} />;
}

function Summary(props: Omit<ErrorSummaryProps, "attempt">) {
  const { title, errors, moreText, solvedText, className } = props;
  const box = useRef<HTMLElement>(null);
  const titleId = useId();
  const only = errors.length === 1 ? errors[0]?.fieldId : undefined;
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- only after a submit
  useEffect(() => (only === undefined ? box.current?.focus() : focusField(only)), []);
  const shown = errors.slice(0, MAX_RENDERED).map(truncateRow);
  if (only !== undefined || errors.every((error) => error.isSolved === true)) return null;
  const isMany = moreText !== undefined && errors.length >= MANY;
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={classes("waypost-ErrorSummary", { className })}
    >
      <h2 id={titleId} className="waypost-ErrorSummary-title">
        <ErrorIcon />
        <span aria-live="polite">{title}</span>
      </h2>
      <ul className="waypost-ErrorSummary-list" data-many={isMany || undefined}>
        {shown.map(({ fieldId, message, isSolved: isStruck }, index) => (
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} data-solved={isStruck === true || undefined}>
            {isStruck === true ? (
              <>
                <s>{message}</s> <span className="waypost-hidden">{solvedText}</span>
              </>
            ) : fieldId === undefined ? (
              message
            ) : (
              <a
                className="waypost-link"
                href={`#${fieldId}`}
                onClick={(event) => {
                  // The URL must not change: in an app with hash routes, the fragment is the route.
                  event.preventDefault();
                  focusField(fieldId);
                }}
              >
                {message}
              </a>
            )}
          </li>
        ))}
        {isMany && <li className="waypost-ErrorSummary-more">{moreText(errors.length - FEW)}</li>}
      </ul>
    </section>
  );
}

function focusField(id: string): void {
  const named = document.getElementById(id);
  const field = named?.matches(CONTROLS) === false ? named.querySelector(CONTROLS) : named;
  if (!(field instanceof HTMLElement)) return;
  field.focus({ preventScroll: true });
  (field.closest(".waypost-Field") ?? field).scrollIntoView({ block: "center" });
}

// For a group, such as radio buttons, the id is on the group and focus goes to its first control.
const CONTROLS = "input, select, textarea, button, [tabindex]";
