import type { ChildProcess } from "node:child_process";
import { join } from "node:path";
import { firstImei } from "../packages/sandbox/src/index.ts";
import { inTemporaryFolder } from "../tools/lib/temporary.ts";
import { median, medianRatio, ratio, whole, type Figure } from "./figure.ts";
import type { Round, RoundResult } from "./throughput/load.ts";
import { nextMessage, start, stop } from "./throughput/processes.ts";

const ROUNDS = 7;
/** The limits of a round. */
const MAX_REQUESTS = 15_000;
const MAX_MILLISECONDS = 3_000;
/** The number of different paths per call. */
const PATHS = 5_000;

const pathsOf = (path: (index: number) => string) =>
  Array.from({ length: PATHS }, (_, i) => path(i));
const CHECKS = {
  "e-mail check": pathsOf((i) => `/info/check/email/nobody${i}@example.com`),
  "IMEI check": pathsOf((i) => `/info/imei_validation/${firstImei.gps + i}`),
};

/** Compares the sandbox with a bare server. The servers and the load run in three processes. */
export function throughput(): Promise<readonly Figure[]> {
  return inTemporaryFolder(async (folder) => {
    const sandbox = start("sandbox-server.ts", join(folder, "sandbox.sqlite"));
    const bare = start("bare-server.ts");
    const load = start("load.ts");
    try {
      const [sandboxUrl, bareUrl] = await Promise.all([
        nextMessage<string>(sandbox),
        nextMessage<string>(bare),
      ]);
      const figures: Figure[] = [];
      for (const [call, paths] of Object.entries(CHECKS))
        figures.push(await compare(call, load, paths, sandboxUrl, bareUrl));
      return figures;
    } finally {
      for (const child of [sandbox, bare, load]) await stop(child);
    }
  });
}

async function compare(
  call: string,
  load: ChildProcess,
  paths: string[],
  sandboxUrl: string,
  bareUrl: string,
): Promise<Figure> {
  const measure = async (url: string) => {
    const result = nextMessage<RoundResult>(load);
    load.send({
      url,
      paths,
      requests: MAX_REQUESTS,
      milliseconds: MAX_MILLISECONDS,
    } satisfies Round);
    return (await result).requestsPerSecond;
  };
  // Warm up both servers.
  await measure(sandboxUrl);
  await measure(bareUrl);
  const rounds: { sandbox: number; bare: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({ sandbox: await measure(sandboxUrl), bare: await measure(bareUrl) });
  }
  const perSecond = (server: "sandbox" | "bare") =>
    whole(median(rounds.map((round) => round[server])));
  return {
    name: call,
    detail: `${perSecond("sandbox")} and ${perSecond("bare")} a second`,
    value: medianRatio(
      rounds,
      ({ sandbox }) => sandbox,
      ({ bare }) => bare,
    ),
    goal: { atLeast: 0.3 },
    show: ratio,
  };
}
