import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { ratio, type Figure } from "./figure.ts";
import type { Overhead } from "./overhead/run.ts";

const CALLS = { GET: "e-mail check (GET)", POST: "registration of a device (POST)" };
/** The most time that a call may take, relative to one of openapi-fetch in the same run. */
const MOST = 1.12;

/** Compares the SDK and other clients with a bare `fetch`, in a separate process. */
export async function overhead(): Promise<readonly Figure[]> {
  const child = fork(join(import.meta.dirname, "overhead/run.ts"));
  const message = once(child, "message") as Promise<[Overhead[]]>;
  const failure = once(child, "exit").then(([code]) => {
    throw new Error(`The comparison of clients exited with code ${String(code)}.`);
  });
  const [results] = await Promise.race([message, failure]);
  return results.flatMap(figuresOf);
}

function figuresOf({ method, ratios, times }: Overhead): Figure[] {
  const atMost = MOST * ratios["openapi-fetch"];
  const call = CALLS[method];
  const others = ["openapi-fetch", "ky", "axios"] as const;
  return [
    {
      name: `${call}: SDK`,
      detail: `${times.sdk.toFixed(1)} µs`,
      value: ratios.sdk,
      goal: { atMost },
      show: ratio,
    },
    ...others.map((name): Figure => ({
      name: `${call}: ${name}`,
      detail: `${times[name].toFixed(1)} µs`,
      value: ratios[name],
      show: ratio,
    })),
  ];
}
