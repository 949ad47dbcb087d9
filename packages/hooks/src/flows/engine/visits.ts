/** The pages that show a run. */
interface Visits {
  /**
   * Registers a page that shows the run. Call the returned function once, when the page is left.
   */
  readonly hold: () => () => void;
  /** Reports that the run was left, once no page holds it and no call is pending. */
  readonly reportIfLeft: () => void;
}

/** Callbacks for a run whose last page is left, or that is shown again. */
interface VisitEvents {
  readonly isBusy: () => boolean;
  readonly onLeft: () => void;
  readonly onReturn: () => void;
}

/** Counts the pages that show a run. A run that no page ever held is never left. */
export function createVisits({ isBusy, onLeft, onReturn }: VisitEvents): Visits {
  let holders = 0;
  let visit: "none" | "held" | "left" = "none";

  function reportIfLeft(): void {
    if (visit !== "held" || holders > 0 || isBusy()) return;
    visit = "left";
    onLeft();
  }

  return {
    reportIfLeft,
    hold: () => {
      const wasLeft = visit === "left";
      holders += 1;
      visit = "held";
      if (wasLeft) onReturn();
      return () => {
        holders -= 1;
        // A page that replaces another one of the same run registers in the same tick.
        void Promise.resolve().then(reportIfLeft);
      };
    },
  };
}
