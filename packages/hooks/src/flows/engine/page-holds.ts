/** The pages that hold a run because they show it. */
interface PageHolds {
  /**
   * Registers a page that shows the run. Call the returned function once, when the page is left.
   */
  readonly hold: () => () => void;
  /** Calls `onLeft` if no page holds the run and no call is pending. */
  readonly reportIfLeft: () => void;
}

interface HoldEvents {
  readonly isBusy: () => boolean;
  readonly onLeft: () => void;
  readonly onReturn: () => void;
}

/** Counts the pages that show a run, and reports when the last of them has left. */
export function createPageHolds({ isBusy, onLeft, onReturn }: HoldEvents): PageHolds {
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
        // When one page replaces another, the new one registers in the same tick.
        void Promise.resolve().then(reportIfLeft);
      };
    },
  };
}
