import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { firstImei } from "../packages/sandbox/src/index.ts";
import { inTemporaryFolder } from "./temporary.ts";
import type { Round, RoundResult } from "./throughput/load.ts";

const ROUNDS = 7;
/** Bounds of a round. */
const CALLS = 15_000;
const MILLISECONDS = 3_000;
const DISTINCT = 5_000;

export interface Throughput {
  call: "e-mail check" | "IMEI check";
  /** Calls per second, medians over all rounds. */
  sandbox: number;
  bare: number;
  /** Median of the rounds' own ratios: each round sees the same machine. */
  ratio: number;
}

const series = (path: (index: number) => string) =>
  Array.from({ length: DISTINCT }, (_, i) => path(i));
const CHECKS = {
  "e-mail check": series((i) => `/info/check/email/nobody${i}@example.com`),
  "IMEI check": series((i) => `/info/imei_validation/${firstImei.gps + i}`),
};

/** Calls per second of the sandbox beside a bare server: each a process, the load a third. */
export function sandboxThroughput(): Promise<Throughput[]> {
  return inTemporaryFolder(async (folder) => {
    const sandbox = start("sandbox-server.ts", join(folder, "sandbox.sqlite"));
    const bare = start("bare-server.ts");
    const load = start("load.ts");
    try {
      const [sandboxUrl, bareUrl] = await Promise.all([told<string>(sandbox), told<string>(bare)]);
      const results: Throughput[] = [];
      for (const [call, paths] of Object.entries(CHECKS) as [Throughput["call"], string[]][]) {
        results.push({ call, ...(await compare(load, paths, sandboxUrl, bareUrl)) });
      }
      return results;
    } finally {
      for (const child of [sandbox, bare, load]) await stop(child);
    }
  });
}

async function compare(load: ChildProcess, paths: string[], sandboxUrl: string, bareUrl: string) {
  const measure = async (url: string) => {
    const answer = told<RoundResult>(load);
    load.send({ url, paths, calls: CALLS, milliseconds: MILLISECONDS } satisfies Round);
    return (await answer).callsPerSecond;
  };
  // The first round warms both up and is not counted.
  await measure(sandboxUrl);
  await measure(bareUrl);
  const rounds: { sandbox: number; bare: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({ sandbox: await measure(sandboxUrl), bare: await measure(bareUrl) });
  }
  return {
    sandbox: median(rounds.map(({ sandbox }) => sandbox)),
    bare: median(rounds.map(({ bare }) => bare)),
    ratio: median(rounds.map(({ sandbox, bare }) => sandbox / bare)),
  };
}

function start(file: string, ...args: string[]): ChildProcess {
  return fork(join(import.meta.dirname, "throughput", file), args);
}

/** The next message of a process. @throws when it ends instead */
async function told<Message>(child: ChildProcess): Promise<Message> {
  const ending = new AbortController();
  const message = once(child, "message", { signal: ending.signal });
  const end = once(child, "exit", { signal: ending.signal }).then(([code]) => {
    throw new Error(`${child.spawnargs[1] ?? "A process"} ended with exit code ${String(code)}.`);
  });
  try {
    const [value] = (await Promise.race([message, end])) as [Message];
    return value;
  } finally {
    ending.abort();
    await Promise.allSettled([message, end]);
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, "exit");
  child.kill();
  await ended;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
