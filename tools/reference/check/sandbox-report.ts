import { exampleScenario } from "../../../packages/check/src/example-scenario.ts";
import { toText } from "../../../packages/check/src/report/text.ts";
import { run } from "../../../packages/check/src/run.ts";
import { readScenario } from "../../../packages/check/src/scenario.ts";
import { defaultLimits } from "../../../packages/check/src/session.ts";
import { startServer } from "../../../packages/sandbox/src/server.ts";

const DAY = new Date("2026-11-23T12:00:00Z");

/** The report of a sandbox, reads and writes, without what differs from run to run. */
export async function sandboxReport(): Promise<string> {
  const server = await startServer({ port: 0, keepAlive: false, now: () => DAY });
  const token = server.sandbox.tokenFor(1001);
  const address = new URL(server.url);
  try {
    const report = await run(
      address,
      readScenario(exampleScenario, { WAYPOST_CHECK_TOKEN: token }),
      {
        writes: true,
        ca: undefined,
        limits: defaultLimits,
        ports: { now: () => 0, date: () => DAY, wait: never },
      },
    );
    return toText(report)
      .replaceAll(address.host, "127.0.0.1:4010")
      .replace(/^(reads and writes, \d+ requests), .*$/m, "$1, … s")
      .replace(/^( {2}slowest read:) .*$/m, "$1 …")
      .trimEnd();
  } finally {
    await server.close();
  }
}

/** The sandbox answers at once; nothing has to be given up. */
const never = (_milliseconds: number, _what: string, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve) => signal?.addEventListener("abort", () => resolve()));
