import { setTimeout as sleep } from "node:timers/promises";
import { chromium, type Browser } from "playwright";
import { afterAll, beforeAll } from "vitest";
import { openPage, UNCAUGHT } from "../../../apps/portal/e2e/opened-page.ts";
import { startServer } from "../../../packages/sandbox/src/server.ts";
import { findBrowser } from "../../../tools/lib/browser.ts";
import { builtPortal, servePortal } from "../../../tools/lib/portal.ts";
import type { Flow } from "./flow.ts";
import type { Seen } from "./judge.ts";
import { installClock } from "./waiting.ts";
import {
  changeReplies,
  operationOf,
  peakOf,
  watchSize,
  type Hostility,
  type NamedFault,
  type Peak,
} from "./trouble.ts";
import { walk } from "./walk.ts";

const ACTION_TIMEOUT_MS = 3_000;

interface Lab {
  readonly browser: Browser;
  /** The folder of the portal's build. */
  readonly outDir: string;
}

/** Opens a browser for the tests of this file and builds the portal. */
export function openLab(): Lab {
  let lab: Lab;
  beforeAll(async () => {
    const outDir = await builtPortal();
    lab = { browser: await chromium.launch(await findBrowser()), outDir };
  });
  afterAll(() => lab.browser.close());
  return {
    get browser() {
      return lab.browser;
    },
    get outDir() {
      return lab.outDir;
    },
  };
}

/** Starts a sandbox and the portal in front of it, for one page. */
export async function startSite({ outDir }: Lab, options: { http2?: boolean } = {}) {
  const { http2 = false } = options;
  const server = await startServer({ port: 0, http2, devicesPerKind: 60, lookupMaxAge: 0 });
  const portal = await servePortal({ apiBaseUrl: server.url, port: 0, outDir });
  return {
    sandbox: server.sandbox,
    api: server.url,
    url: portal.url,
    async [Symbol.asyncDispose]() {
      await portal.close();
      await server.close();
    },
  };
}

interface Outcome extends Seen {
  /** The operations in the order of their first call. */
  readonly calls: readonly string[];
  /** Undefined without a hostile reply. */
  readonly peak: Peak | undefined;
  /** True if a call ran into the fault. */
  readonly isReached: boolean;
}

const isWrite = (method: string): boolean => method === "POST" || method === "PUT";

/** Walks a flow on a new page. One of its calls fails until the customer notices. */
export async function walkWith(
  lab: Lab,
  flow: Flow,
  trouble?: { readonly call: string; readonly fault?: NamedFault; readonly hostility?: Hostility },
): Promise<Outcome> {
  await using site = await startSite(lab, { http2: trouble?.fault?.http2 === true });
  const { sandbox, api, url } = site;
  if (trouble?.fault !== undefined) {
    const { name: _, http2: __, ...fault } = trouble.fault;
    sandbox.fault({ ...fault, call: trouble.call, times: "always" });
  }
  const options = { ignoreHTTPSErrors: true, reducedMotion: "reduce" } as const;
  const { page, context, refused, console: lines } = await openPage(lab.browser, options);
  let sent = 0;
  page.on("request", (request) => void (sent += isWrite(request.method()) ? 1 : 0));
  try {
    page.setDefaultTimeout(ACTION_TIMEOUT_MS);
    // A slow page load is not a finding.
    page.setDefaultNavigationTimeout(60_000);
    await installClock(page);
    if (trouble?.hostility !== undefined) {
      await watchSize(page);
      await changeReplies(page, api, trouble.call, trouble.hostility);
    }
    await flow.before?.(context, sandbox);
    await page.goto(`${url}#${flow.route}`);
    const walked = await walk(page, sandbox, flow);
    // Wait for requests that are carried out late, because they count too.
    if (trouble?.fault?.kind === "late") await sleep(2 * (trouble.fault.milliseconds ?? 0));
    const log = sandbox.log();
    return {
      ...walked,
      carriedOut: flow.carriedOut(sandbox),
      uncaught: lines.filter((line) => line.startsWith(UNCAUGHT)),
      refused,
      // A request on a destroyed session may be missing from the log.
      repeated: Math.max(0, log.filter(({ method }) => isWrite(method)).length - sent),
      calls: [...new Set(log.map(operationOf))],
      isReached: log.some((entry) => entry.fault !== undefined),
      peak: await peakOf(page),
    };
  } finally {
    await context.close();
  }
}
