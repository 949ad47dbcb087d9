import {
  cardUpdate,
  etaPack,
  payDormantFee,
  reactivation,
  smsPack,
  taskRows,
  terminateSim,
  type TaskRow,
} from "./task-rows.ts";

/** True in `npm run test:all`, which tests every task, layout and language. */
export const isComplete = process.env["TESTS"] === "all";

/**
 * One write of each kind: one that charges, one that is harmless and one that cannot be undone.
 * The replies to every task are tested without a browser, in the tests of the flows.
 */
export const rowPerKind: readonly TaskRow[] = isComplete
  ? taskRows
  : [smsPack, cardUpdate, terminateSim];

/**
 * One task per page: an ETA pack is bought like an SMS pack, one device is reactivated like
 * several, and the fee of dormant mode asks only for a card.
 */
export const rowPerPage: readonly TaskRow[] = isComplete
  ? taskRows
  : taskRows.filter((row) => ![etaPack, reactivation, payDormantFee].includes(row));

/** One task with a review and one without, for behaviour that depends on nothing else. */
export const withAndWithoutReview: readonly TaskRow[] = isComplete
  ? taskRows
  : [smsPack, cardUpdate];
