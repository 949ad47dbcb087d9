import { exampleScenario } from "../../../packages/check/src/example-scenario.ts";
import { toText } from "../../../packages/check/src/report/text.ts";
import { run } from "../../../packages/check/src/run.ts";
import { parseScenario } from "../../../packages/check/src/scenario.ts";
import { defaultLimits } from "../../../packages/check/src/session.ts";
import { startServer } from "../../../packages/sandbox/src/server.ts";

const DAY = new Date("2026-11-23T12:00:00Z");

/** Checks a sandbox with reads and writes. Returns the report without values that differ per run. */
export async function sandboxReport(): Promise<string> {
  const server = await startServer({ port: 0, keepAlive: false, now: () => DAY });
  const token = server.sandbox.tokenFor(1001);
  const address = new URL(server.url);
  try {
    const report = await run(
      address,
      parseScenario(exampleScenario, { WAYPOST_CHECK_TOKEN: token }),
      {
        writes: true,
        ca: undefined,
        limits: defaultLimits,
        clock: { now: () => 0, date: () => DAY, wait: never },
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

/** Never times out, because the sandbox answers at once. */
const never = (_milliseconds: number, _purpose: string, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve) => signal?.addEventListener("abort", () => resolve()));
