import { cardUpdate, smsPack, terminateSim, type TaskRow } from "./task-rows.ts";

/** True in `npm run test:all`, which tests every layout, theme and language. */
export const isComplete = process.env["TESTS"] === "all";

/**
 * One write of each kind: one that charges, one that is harmless and one that cannot be undone.
 * The replies to every task are tested without a browser, in the tests of the flows.
 */
export const rowPerKind: readonly TaskRow[] = [smsPack, cardUpdate, terminateSim];

/** One task with a review and one without, for behaviour that depends on nothing else. */
export const withAndWithoutReview: readonly TaskRow[] = [smsPack, cardUpdate];
