import { median } from "../figure.ts";
import { CLIENTS } from "./clients.ts";

const WARM_UP = 30;
const ROUNDS = 151;
/** Calls per batch. Small, so that a batch is rarely preempted by another program. */
const CALLS = 50;

type ClientName = keyof typeof CLIENTS;
const NAMES = Object.keys(CLIENTS) as ClientName[];

/** The time of a call by one method, as medians of all rounds. */
export interface Overhead {
  method: "GET" | "POST";
  /** The time of a call divided by that of a bare `fetch` in the same round. */
  ratios: Record<ClientName, number>;
  /** Microseconds of a call. */
  times: Record<ClientName, number>;
}

const mapNames = <To>(change: (name: ClientName) => To) =>
  Object.fromEntries(NAMES.map((name) => [name, change(name)])) as Record<ClientName, To>;

async function timeOf(task: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  for (let call = 0; call < CALLS; call += 1) await task();
  return ((performance.now() - start) * 1_000) / CALLS;
}

/** In each round, every client makes a batch of calls. The order of the clients rotates. */
async function measure(method: Overhead["method"]): Promise<Overhead> {
  const times = mapNames((): number[] => []);
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    for (let turn = 0; turn < NAMES.length; turn += 1) {
      const name = NAMES[(turn + round) % NAMES.length] as ClientName;
      const time = await timeOf(CLIENTS[name][method]);
      if (round >= WARM_UP) times[name].push(time);
    }
  }
  return {
    method,
    ratios: mapNames((name) =>
      median(times[name].map((time, round) => time / (times.bare[round] ?? 0))),
    ),
    times: mapNames((name) => median(times[name])),
  };
}

process.send?.([await measure("GET"), await measure("POST")] satisfies Overhead[]);
