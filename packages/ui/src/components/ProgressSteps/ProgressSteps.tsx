import { classes, type Styled } from "../../classes.ts";
import { CheckIcon } from "../../icons/Icon.tsx";
import { truncateRow } from "../../text/truncate.ts";

/** One of the steps. */
export interface ProgressStep {
  label: string;
  /** The URL of the step; omitted if the step is unavailable. */
  href?: string | undefined;
}

export interface ProgressStepsProps extends Styled {
  /** The label of the navigation: "Registration progress". */
  label: string;
  steps: readonly ProgressStep[];
  /** The index of the current step, starting at 0. */
  current: number;
  /** Default: in English. */
  labels?:
    | {
        /** Announced after a completed step: "completed". */
        completed?: string;
        /** Shown above the bar on a phone: "Step 2 of 5". */
        position?: (step: number, total: number) => string;
      }
    | undefined;
}

/** The current step of several, with links to the available steps. */
export function ProgressSteps({ label, current, labels, ...props }: ProgressStepsProps) {
  const steps = props.steps.map(truncateRow);
  return (
    <nav className={classes("waypost-ProgressSteps", props)} aria-label={label}>
      <p className="waypost-ProgressSteps-position" aria-hidden="true">
        <span>
          {labels?.position?.(current + 1, steps.length) ??
            `Step ${current + 1} of ${steps.length}`}
        </span>
        <strong>{steps[current]?.label}</strong>
      </p>
      <ol className="waypost-ProgressSteps-list">
        {steps.map((step, index) => {
          const isDone = index < current;
          const content = (
            <>
              <span className="waypost-ProgressSteps-mark waypost-numbers" aria-hidden="true">
                {isDone ? <CheckIcon /> : index + 1}
              </span>
              <span className="waypost-ProgressSteps-label">
                <span>{step.label}</span>
                {isDone && (
                  <span className="waypost-hidden">{` ${labels?.completed ?? "completed"}`}</span>
                )}
              </span>
            </>
          );
          return (
            <li
              // oxlint-disable-next-line react/no-array-index-key
              key={index}
              className="waypost-ProgressSteps-step"
              data-state={isDone ? "done" : index === current ? "current" : "ahead"}
              aria-current={index === current ? "step" : undefined}
            >
              {step.href === undefined || index === current ? (
                <span className="waypost-ProgressSteps-item">{content}</span>
              ) : (
                <a className="waypost-ProgressSteps-item" href={step.href}>
                  {content}
                </a>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
