import type { TaskShape } from "../src/flows/task/task.ts";
import type { TaskAtWork } from "./task-at-work.ts";
import type { AnyTaskRow } from "./task-rows.ts";

/** The stored part of an entry. */
export const storedOf = ({ flow }: AnyTaskRow, entry: object): object => {
  const secrets = new Set<string>(flow.task.secrets);
  return Object.fromEntries(Object.entries(entry).filter(([field]) => !secrets.has(field)));
};

/** Everything that was carried out for a customer, according to the sandbox. */
export const carriedOut = async <Shape extends TaskShape>(
  { sandbox }: TaskAtWork<Shape>,
  task: AnyTaskRow,
  customerId = "1001",
): Promise<readonly string[]> =>
  (await task.carriedOut?.(sandbox, customerId)) ?? sandbox.charges().map(({ subject }) => subject);

/**
 * Confirms a repetition, with the tick that it requires unless it is harmless.
 * @throws Error if it could be confirmed without that tick
 */
export function confirmRepetition<Shape extends TaskShape>(
  { confirm, send, state }: TaskAtWork<Shape>,
  { flow }: AnyTaskRow,
): void {
  if (flow.task.repeat !== "harmless") {
    confirm();
    if (state().phase !== "reviewing") throw new Error("it was confirmed without its tick");
    send({ type: "acknowledge", isAcknowledged: true });
  }
  confirm();
}
