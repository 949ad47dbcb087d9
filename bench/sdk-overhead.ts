import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { GOALS } from "./goals.ts";
import type { Overhead } from "./overhead/run.ts";
import type { Figure } from "./table.ts";

const times = (value: number) => value.toFixed(2);
const microseconds = (value: number) => `${value.toFixed(1)} µs`;

const CALLS = { GET: "e-mail check (GET)", POST: "registration of a device (POST)" };

/** Compares the SDK and other clients with a bare `fetch`, in a process of its own. */
export async function sdkOverhead(): Promise<Figure[]> {
  const child = fork(join(import.meta.dirname, "overhead/run.ts"));
  const message = once(child, "message") as Promise<[Overhead[]]>;
  const failure = once(child, "exit").then(([code]) => {
    throw new Error(`The comparison of clients exited with code ${String(code)}.`);
  });
  const [results] = await Promise.race([message, failure]);
  return results.flatMap(figuresOf);
}

function figuresOf({ method, ratios, times: spent, parts }: Overhead): Figure[] {
  const atMost = method === "GET" ? GOALS.getRatio : ratios["openapi-fetch"];
  const rest = spent.sdk - Object.values(parts).reduce((sum, time) => sum + time, 0);
  const others = ["openapi-fetch", "ky", "axios"] as const;
  const rows: Record<string, number> = {
    "a bare fetch, its body built and its reply read as JSON": spent.bare,
    "the SDK": spent.sdk,
    "  building the request": parts.request,
    "  time limit and signal": parts.timeLimit,
    "  the stubbed fetch, and reading the reply as text": parts.fetchAndText,
    "  parsing, checking and shaping the reply": parts.result,
    "  the rest: attempts, retries, listeners, promises": rest,
  };
  return [
    {
      name: `SDK, ${CALLS[method]}: time relative to a bare fetch`,
      value: ratios.sdk,
      goal: { atMost },
      show: times,
    },
    ...others.map((name): Figure => ({ name: `  ${name}`, value: ratios[name], show: times })),
    ...Object.entries(rows).map(([name, value]): Figure => ({
      name: `  ${name}`,
      value,
      show: microseconds,
    })),
  ];
}
