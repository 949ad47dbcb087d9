/** Counts of events, so that a test can check that the random sessions were meaningful. */
export interface Counts {
  writes: number;
  /** Repeated writes with a consent that names the earlier one. */
  repetitions: number;
  /** Outcomes that were unknown. */
  unknown: number;
  /** Starts of a run that found an attempt of an earlier page. */
  shownAfterReload: number;
  /** Consents that were blocked by another attempt. */
  blocked: number;
  /** Prices that changed while the question was open. */
  newSums: number;
  /** Consents that were blocked because another tab was sending, or had just sent. */
  elsewhere: number;
  /** Writes of pages whose storage is blocked. */
  unstored: number;
}

export const noCounts = (): Counts => ({
  writes: 0,
  repetitions: 0,
  unknown: 0,
  shownAfterReload: 0,
  blocked: 0,
  newSums: 0,
  elsewhere: 0,
  unstored: 0,
});
