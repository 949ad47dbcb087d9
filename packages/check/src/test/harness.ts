import { setImmediate } from "node:timers/promises";
import { startServer, type ServerOptions } from "@waypost/sandbox/server";
import { onTestFinished } from "vitest";
import { exampleScenario } from "../example-scenario.ts";
import type { Clock } from "../clock.ts";
import type { Report } from "../report/report.ts";
import { run } from "../run.ts";
import { parseScenario, type Scenario } from "../scenario.ts";
import { defaultLimits, type Limits } from "../session.ts";
import type { Deviation } from "./deviations.ts";

/** A clock for tests. It stands still unless a test changes it. */
interface FrozenTime {
  /** The current time in milliseconds. */
  now: number;
  /** Returns true if a wait ends at once, or a promise that resolves at its end. See `Clock.wait`. */
  endsWait: (purpose: string) => boolean | Promise<void>;
}

export const frozenTime = (): FrozenTime => ({
  now: 0,
  endsWait: (purpose) => ["idle", "settling", "body"].includes(purpose),
});

const clockOf = (time: FrozenTime, date: Date): Clock => ({
  now: () => time.now,
  date: () => date,
  wait(_milliseconds, purpose, signal) {
    const over = time.endsWait(purpose);
    if (over === true) return setImmediate();
    const aborted = new Promise<void>((resolve) => {
      signal?.addEventListener("abort", () => resolve());
    });
    return over === false ? aborted : Promise.race([over, aborted]);
  },
});

export type Harness = Awaited<ReturnType<typeof openHarness>>;

/** Starts a sandbox server that can deviate, and returns a function that checks it. */
export async function openHarness(options: ServerOptions = {}) {
  const server = await startServer({ port: 0, devicesPerKind: 8, keepAlive: false, ...options });
  const { sandbox } = server;
  const original = sandbox.handle;
  let deviation: Deviation | undefined;
  Object.assign(sandbox, {
    handle: (request: Request) =>
      deviation
        ? Promise.resolve(deviation(request, async (other = request) => original(other)))
        : original(request),
  });
  return {
    server,
    sandbox,
    close: () => server.close(),
    /** Resets the sandbox and removes the deviation. */
    reset(): void {
      deviation = undefined;
      sandbox.reset();
    },
    deviate(next: Deviation): void {
      deviation = next;
    },
    check(
      writes = false,
      { time = frozenTime(), scenario, date = new Date(), limits, headers = {} }: CheckParts = {},
    ): Promise<Report> {
      const checked = scenario ?? exampleScenario;
      const token = sandbox.tokenFor(1001);
      return run(new URL(server.url), parseScenario(checked, { WAYPOST_CHECK_TOKEN: token }), {
        writes,
        headers,
        ca: server.certificate,
        limits: { ...defaultLimits, visitors: 2, ...limits },
        clock: clockOf(time, date),
      });
    },
  };
}

interface CheckParts {
  readonly headers?: Readonly<Record<string, string>>;
  readonly time?: FrozenTime;
  readonly scenario?: Scenario;
  readonly date?: Date;
  readonly limits?: Partial<Limits>;
}

/** Starts a harness that is closed when the test ends. */
export async function startHarness(options?: ServerOptions): Promise<Harness> {
  const opened = await openHarness(options);
  onTestFinished(() => opened.close());
  return opened;
}

/** Returns the sorted names of the findings with their calls. */
export const findingNames = ({ findings }: Report): string[] =>
  findings.map(({ check, call }) => (call === null ? check : `${check} · ${call}`)).toSorted();
