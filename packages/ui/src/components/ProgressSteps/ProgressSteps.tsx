import { CheckIcon } from "../../icons/Icon.tsx";

export interface ProgressStep {
  label: string;
  /** Where the step is; left out while it may not be entered. */
  href?: string | undefined;
}

export interface ProgressStepsProps {
  /** Names the navigation: "Registration progress". */
  label: string;
  steps: readonly ProgressStep[];
  /** Index of the step that is open, from 0. */
  current: number;
  labels: {
    /** Read after a finished step: "completed". */
    completed: string;
    /** What a phone shows above the bar: "Step 2 of 5". */
    position: (step: number, total: number) => string;
  };
}

/** Where one is on a way of several steps; links lead to the steps that are open to go to. */
export function ProgressSteps({ label, steps, current, labels }: ProgressStepsProps) {
  return (
    <nav className="wp-ProgressSteps" aria-label={label}>
      <p className="wp-ProgressSteps-position" aria-hidden="true">
        <span>{labels.position(current + 1, steps.length)}</span>
        <strong>{steps[current]?.label}</strong>
      </p>
      <ol className="wp-ProgressSteps-list">
        {steps.map((step, index) => {
          const isDone = index < current;
          const content = (
            <>
              <span className="wp-ProgressSteps-mark wp-numbers" aria-hidden="true">
                {isDone ? <CheckIcon /> : index + 1}
              </span>
              <span className="wp-ProgressSteps-label">
                {step.label}
                {isDone && <span className="wp-hidden"> {labels.completed}</span>}
              </span>
            </>
          );
          return (
            <li
              key={step.label}
              className="wp-ProgressSteps-step"
              data-state={isDone ? "done" : index === current ? "current" : "ahead"}
              aria-current={index === current ? "step" : undefined}
            >
              {step.href === undefined || index === current ? (
                <span className="wp-ProgressSteps-item">{content}</span>
              ) : (
                <a className="wp-ProgressSteps-item" href={step.href}>
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
