import { setTimeout as sleep } from "node:timers/promises";
import type { Browser } from "playwright";
import { openPage, UNCAUGHT } from "../../apps/portal/e2e/opened-page.ts";
import { startServer } from "../../packages/sandbox/src/server.ts";
import { servePortal } from "../../tools/lib/portal.ts";
import { operationOf } from "./calls.ts";
import type { NamedFault } from "./faults.ts";
import type { Flow } from "./flow.ts";
import { badOutcomes, signOf } from "./judge.ts";
import { installClock } from "./waiting.ts";
import { walk } from "./walk.ts";

const ACTION_TIMEOUT_MS = 3_000;

export interface Outcome {
  readonly sign: string;
  readonly bad: readonly string[];
  /** The operations that were called, in order of their first call. */
  readonly calls: readonly string[];
  /** The customer's actions and the page's messages, in order. */
  readonly path: readonly string[];
}

export interface Lab {
  /** Walks a flow on a fresh page while one of its calls fails until the customer notices. */
  readonly run: (flow: Flow, trouble?: { call: string; fault: NamedFault }) => Promise<Outcome>;
  readonly close: () => Promise<void>;
}

/** A sandbox and the portal in front of it, for one page at a time. */
export async function startSite(http2: boolean, outDir: string) {
  const server = await startServer({ port: 0, http2, devicesPerKind: 60, lookupMaxAge: 0 });
  const portal = await servePortal({ apiBaseUrl: server.url, port: 0, outDir });
  const close = async () => {
    await portal.close();
    await server.close();
  };
  return { sandbox: server.sandbox, api: server.url, url: portal.url, close };
}

const isWrite = (method: string): boolean => method === "POST" || method === "PUT";

/** @param outDir the folder of the portal's build */
export async function openLab(browser: Browser, outDir: string): Promise<Lab> {
  const [plain, multiplexed] = [await startSite(false, outDir), await startSite(true, outDir)];
  return {
    async run(flow, trouble) {
      const { sandbox, url } = trouble?.fault.http2 === true ? multiplexed : plain;
      sandbox.reset();
      if (trouble !== undefined) {
        const { name: _, http2: __, ...fault } = trouble.fault;
        sandbox.fault({ ...fault, call: trouble.call, times: "always" });
      }
      const opened = await openPage(browser, { ignoreHTTPSErrors: true, reducedMotion: "reduce" });
      const { page, context, refused, console: lines } = opened;
      let sent = 0;
      page.on("request", (request) => void (sent += isWrite(request.method()) ? 1 : 0));
      try {
        page.setDefaultTimeout(ACTION_TIMEOUT_MS);
        // How long a page takes to load is no finding.
        page.setDefaultNavigationTimeout(60_000);
        await installClock(page);
        await flow.before?.(context, sandbox);
        await page.goto(`${url}#${flow.route}`);
        const walked = await walk(page, sandbox, flow);
        // Requests that are carried out late count as well.
        if (trouble?.fault.kind === "late") await sleep(2 * (trouble.fault.milliseconds ?? 0));
        const log = sandbox.log();
        const seen = {
          ...walked,
          carriedOut: flow.carriedOut(sandbox),
          uncaught: lines.filter((line) => line.startsWith(UNCAUGHT)),
          refused,
          // A request on a destroyed session may be missing from the log.
          repeated: Math.max(0, log.filter(({ method }) => isWrite(method)).length - sent),
        };
        const isReached = log.some((entry) => entry.fault !== undefined);
        const bad = badOutcomes(flow, seen);
        const sign = signOf(seen, isReached, bad.length > 0);
        return { sign, bad, calls: [...new Set(log.map(operationOf))], path: walked.path };
      } finally {
        await context.close();
      }
    },
    async close() {
      await plain.close();
      await multiplexed.close();
    },
  };
}
