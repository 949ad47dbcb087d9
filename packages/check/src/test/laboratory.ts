import { setImmediate } from "node:timers/promises";
import { startServer, type ServerOptions } from "@waypost/sandbox/server";
import { onTestFinished } from "vitest";
import { exampleScenario } from "../example-scenario.ts";
import type { Ports } from "../ports.ts";
import type { Report } from "../report/report.ts";
import { run } from "../run.ts";
import { readScenario, type Scenario } from "../scenario.ts";
import { defaultLimits, type Limits } from "../session.ts";
import type { Alter } from "./deviations.ts";

/** Time in tests: it stands still, unless a test moves it, and nobody waits. */
interface TestTime {
  /** What the clock shows. */
  now: number;
  /** Whether the waiting for this is over at once, or when: a call, `idle`, `settling` or `body`. */
  isOver: (what: string) => boolean | Promise<void>;
}

export const stoppedTime = (): TestTime => ({
  now: 0,
  isOver: (what) => ["idle", "settling", "body"].includes(what),
});

const portsOf = (time: TestTime, date: Date): Ports => ({
  now: () => time.now,
  date: () => date,
  wait(_milliseconds, what, signal) {
    const over = time.isOver(what);
    if (over === true) return setImmediate();
    const aborted = new Promise<void>((resolve) => {
      signal?.addEventListener("abort", () => resolve());
    });
    return over === false ? aborted : Promise.race([over, aborted]);
  },
});

export type Laboratory = Awaited<ReturnType<typeof openLaboratory>>;

/** A sandbox over HTTP that can be made to deviate, and the check of it. */
export async function openLaboratory(options: ServerOptions = {}) {
  const server = await startServer({ port: 0, devicesPerKind: 8, keepAlive: false, ...options });
  const { sandbox } = server;
  const own = sandbox.handle;
  let alter: Alter | undefined;
  Object.assign(sandbox, {
    handle: (request: Request) =>
      alter ? Promise.resolve(alter(request, async (other = request) => own(other))) : own(request),
  });
  return {
    server,
    sandbox,
    close: () => server.close(),
    /** Back to a sandbox as it should be. */
    reset(): void {
      alter = undefined;
      sandbox.reset();
    },
    deviate(how: Alter): void {
      alter = how;
    },
    check(
      writes = false,
      { time = stoppedTime(), scenario, date = new Date(), limits }: CheckParts = {},
    ): Promise<Report> {
      const given = scenario ?? exampleScenario;
      const token = sandbox.tokenFor(1001);
      return run(new URL(server.url), readScenario(given, { WAYPOST_CHECK_TOKEN: token }), {
        writes,
        ca: server.certificate,
        limits: { ...defaultLimits, visitors: 2, ...limits },
        ports: portsOf(time, date),
      });
    },
  };
}

interface CheckParts {
  readonly time?: TestTime;
  readonly scenario?: Scenario;
  readonly date?: Date;
  readonly limits?: Partial<Limits>;
}

/** A laboratory that is closed with the test. */
export async function laboratory(options?: ServerOptions): Promise<Laboratory> {
  const opened = await openLaboratory(options);
  onTestFinished(() => opened.close());
  return opened;
}

/** The names of the findings, with the calls they are about. */
export const namesOf = ({ findings }: Report): string[] =>
  findings.map(({ check, call }) => (call === null ? check : `${check} · ${call}`)).toSorted();
