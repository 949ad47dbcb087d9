import { type MouseEvent, useEffect, useId, useRef } from "react";
import { ErrorIcon, SuccessIcon } from "../../icons/Icon.tsx";

export interface FormError {
  /** The id of the field's input; without one the message stands alone. */
  fieldId?: string | undefined;
  message: string;
  /** Put right since: its line is struck out and stays, so that nothing moves as one types. */
  isSolved?: boolean;
}

export interface ErrorSummaryProps {
  /** "There is a problem" */
  title: string;
  errors: readonly FormError[];
  /** Counts the submits: each new number brings the focus back here. */
  attempt?: number;
}

/**
 * All that is wrong with a form after a submit. Takes the focus and links to the fields. Stands
 * under the buttons: it comes where one has just pressed, and nothing moves to make room for it.
 */
export function ErrorSummary({ attempt = 0, ...props }: ErrorSummaryProps) {
  return props.errors.length > 0 && <Summary key={attempt} {...props} />;
}

function Summary({ title, errors }: Omit<ErrorSummaryProps, "attempt">) {
  const box = useRef<HTMLElement>(null);
  const titleId = useId();
  useEffect(() => box.current?.focus(), []);
  const isSolved = errors.every((error) => error.isSolved === true);
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="wp-ErrorSummary"
      data-solved={isSolved || undefined}
    >
      <h2 id={titleId} className="wp-ErrorSummary-title">
        {isSolved ? <SuccessIcon /> : <ErrorIcon />}
        {title}
      </h2>
      <ul className="wp-ErrorSummary-list">
        {errors.map(({ fieldId, message, isSolved: isStruck }) => (
          <li key={`${fieldId ?? ""} ${message}`} data-solved={isStruck === true || undefined}>
            {fieldId === undefined ? (
              message
            ) : (
              <a className="wp-link" href={`#${fieldId}`} onClick={focusField}>
                {message}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

// The page's own address must stay: in an app with hash routes the fragment is the route.
function focusField(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  const named = document.getElementById(event.currentTarget.hash.slice(1));
  const field = named?.matches(CONTROLS) === false ? named.querySelector(CONTROLS) : named;
  if (!(field instanceof HTMLElement)) return;
  field.focus({ preventScroll: true });
  (field.closest(".wp-Field") ?? field).scrollIntoView({ block: "center" });
}

// A group, such as radios, has the id itself; what takes the focus is in it.
const CONTROLS = "input, select, textarea, button, [tabindex]";
