/** How often something happened, so that a test can see that it tested anything. */
export interface Seen {
  writes: number;
  /** Writes for what an earlier write may have paid for, with a consent that names it. */
  repetitions: number;
  /** Outcomes that nobody knew. */
  unknown: number;
  /** Starts of a run that found an attempt of an earlier page. */
  toldAfterReload: number;
  /** Consents that came to nothing, because another attempt was in the way. */
  blocked: number;
  /** Sums that changed while a review showed them. */
  newSums: number;
  /** Consents that came to nothing, because another tab was sending, or had just sent. */
  elsewhere: number;
  /** Writes of pages whose storage is blocked. */
  unstored: number;
}

export const nothingSeen = (): Seen => ({
  writes: 0,
  repetitions: 0,
  unknown: 0,
  toldAfterReload: 0,
  blocked: 0,
  newSums: 0,
  elsewhere: 0,
  unstored: 0,
});
