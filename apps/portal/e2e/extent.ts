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

/** True in `npm run test:all`, which walks every task, reading and language. */
export const isComplete = process.env["TESTS"] === "all";

/**
 * A write of each kind: one that charges, one that does no harm and one that cannot be undone. What
 * every task answers is tested without a browser, in the tests of the flows.
 */
export const rowsOfEachKind: readonly TaskRow[] = isComplete
  ? taskRows
  : [smsPack, cardUpdate, terminateSim];

/**
 * A task of each page: an ETA pack is bought as an SMS pack is, one device is reactivated as several
 * are, and the fee of dormant mode asks for nothing but a card.
 */
export const rowsOfEachPage: readonly TaskRow[] = isComplete
  ? taskRows
  : taskRows.filter((row) => ![etaPack, reactivation, payDormantFee].includes(row));

/** One that asks before it sends and one that does not, for what depends on nothing else. */
export const askingAndNot: readonly TaskRow[] = isComplete ? taskRows : [smsPack, cardUpdate];
