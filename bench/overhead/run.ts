import { median } from "../median.ts";
import { CLIENTS } from "./clients.ts";
import { partsOf } from "./parts.ts";
import { measureRounds } from "./rounds.ts";

type ClientName = keyof typeof CLIENTS;
type PartName = keyof Awaited<ReturnType<typeof partsOf>>;

/** The time of a call by one method, as medians of all rounds. */
export interface Overhead {
  method: "GET" | "POST";
  /** The time of a call divided by that of a bare `fetch` in the same round. */
  ratios: Record<ClientName, number>;
  /** Microseconds of a call. */
  times: Record<ClientName, number>;
  /** Microseconds of the parts of a call of the SDK. */
  parts: Record<PartName, number>;
}

const mapValues = <Name extends string, From, To>(
  values: Record<Name, From>,
  change: (value: From) => To,
) =>
  Object.fromEntries(
    Object.entries<From>(values).map(([name, value]) => [name, change(value)]),
  ) as Record<Name, To>;

async function measure(method: Overhead["method"]): Promise<Overhead> {
  const calls = mapValues(CLIENTS, (client) => client[method]);
  const { request, timeLimit, fetchAndText, result, ...clients } = await measureRounds({
    ...calls,
    ...(await partsOf(method)),
  });
  const ratios = (times: number[]) => times.map((time, round) => time / (clients.bare[round] ?? 0));
  return {
    method,
    ratios: mapValues(clients, (times) => median(ratios(times))),
    times: mapValues(clients, median),
    parts: mapValues({ request, timeLimit, fetchAndText, result }, median),
  };
}

process.send?.([await measure("GET"), await measure("POST")] satisfies Overhead[]);
