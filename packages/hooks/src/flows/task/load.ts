import { newAbort } from "../../platform.ts";
import type { Query } from "../../queries/query.ts";
import { delay } from "../../delay.ts";
import type { Ports } from "../engine/ports.ts";
import { readFresh } from "../engine/read-fresh.ts";
import type { Task, TaskShape } from "./task.ts";

/** Milliseconds for which a page waits for optional data once the required data is there. */
const OPTIONAL_TIMEOUT_MS = 3_000;

/**
 * Reads the data of a task and reports it, and again if optional data arrives late.
 * @throws errors of the required reads
 */
export async function loadData<Shape extends TaskShape>(
  { reads, optional = {} }: Task<Shape>,
  ports: Ports,
  { input, isFresh }: { input: Shape["input"]; isFresh: boolean },
  report: (data: Shape["data"]) => void,
): Promise<void> {
  const { queryClient } = ports;
  const queries = Object.entries<Query<unknown>>(reads(ports, input));
  const found: Record<string, unknown> = { ...optional };
  const read = async ([name, query]: (typeof queries)[number]) => {
    found[name] = queryClient.getQueryData(query.queryKey) ?? found[name];
    found[name] = await (isFresh ? readFresh(queryClient, query) : queryClient.fetchQuery(query));
  };
  const optionalQueries = queries.filter(([name]) => name in optional);
  const waiting = Promise.allSettled(optionalQueries.map(read));
  await Promise.all(queries.filter((query) => !optionalQueries.includes(query)).map(read));
  if (optionalQueries.length > 0) {
    const patience = newAbort();
    void waiting.then(() => patience.abort());
    await delay(OPTIONAL_TIMEOUT_MS, patience.signal);
  }
  const reported = { ...found };
  report(reported);
  await waiting;
  if (optionalQueries.some(([name]) => found[name] !== reported[name])) report(found);
}
