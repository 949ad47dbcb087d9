import {
  cardUpdate,
  multiReactivation,
  planUpdate,
  smsPack,
  taskRows,
  terminateSim,
  type TaskRow,
} from "./task-rows.ts";

/** `JOURNEYS=all` walks every task, reading and language. */
export const isComplete = process.env["JOURNEYS"] === "all";

/**
 * A task of each shape, for journeys about what all tasks share: with a question and without, with
 * a tick, with a new card, with one charge, two or none, in a dialog and in place, with an outcome
 * that can be looked up or not, and of each kind of repetition. What the ten of them answer is
 * tested without a browser, in the tests of the flows.
 */
export const rowsOfEachShape: readonly TaskRow[] = isComplete
  ? taskRows
  : [smsPack, multiReactivation, cardUpdate, planUpdate, terminateSim];

/** One that asks before it sends and one that does not, for what depends on nothing else. */
export const askingAndNot: readonly TaskRow[] = isComplete ? taskRows : [smsPack, cardUpdate];
