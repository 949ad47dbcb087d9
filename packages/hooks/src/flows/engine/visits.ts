/** The pages that show a run. */
interface Visits {
  /**
   * Registers a page that shows the run. Call the returned function once, when the page is left.
   */
  readonly hold: () => () => void;
  /** Ends the run once every page that held it was left and no call is pending. */
  readonly endIfLeft: () => void;
}

/** Counts the pages that show a run. A run that no page ever held goes on until it is stopped. */
export function createVisits(isBusy: () => boolean, end: () => void): Visits {
  let holders = 0;
  let isHeld = false;

  function endIfLeft(): void {
    if (!isHeld || holders > 0 || isBusy()) return;
    isHeld = false;
    end();
  }

  return {
    endIfLeft,
    hold: () => {
      holders += 1;
      isHeld = true;
      return () => {
        holders -= 1;
        // A page that replaces another one of the same run registers in the same tick.
        void Promise.resolve().then(endIfLeft);
      };
    },
  };
}
