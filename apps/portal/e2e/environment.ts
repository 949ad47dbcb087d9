import { createAdapter, type Adapter } from "@waypost/adapter";
import { openSqliteStore, startGate, type Question, type Store } from "@waypost/gate";
import { startServer, type SandboxServer } from "@waypost/sandbox/server";
import type { Browser } from "playwright";
import { inject } from "vitest";
import { sandboxFunctions } from "../../../packages/adapter/src/test/sandbox-functions.ts";
import { servePortal } from "../../../tools/lib/portal.ts";
import { engine, sharedBrowser } from "./engine.ts";
import { openContext, type WatchedContext } from "./opened-page.ts";

export interface EnvironmentOptions {
  database?: string;
  width?: number;
  height?: number;
  build?: string;
  /** True to serve the sandbox over HTTP/2, with a certificate that the browser accepts. */
  http2?: boolean;
  /** The browser's language. Default en-US. */
  locale?: string;
  /** The device's time zone. Default UTC. */
  timezoneId?: string;
  /**
   * Seconds for which the browser may cache a lookup. Default 0, so that each fault has an
   * effect.
   */
  lookupMaxAge?: number;
  /** True to put a gate in front of the sandbox. The page still has to be configured for it. */
  gate?: boolean;
  /**
   * True to serve an adapter over the sandbox on the origin of the portal, or the calls that it does
   * not offer, or another adapter.
   */
  adapter?: true | readonly string[] | Adapter;
  /** The currency of the gate and of the adapter over the sandbox. Default USD. */
  currency?: string;
  /** True for a sandbox that takes phone numbers of any country. */
  anyPhone?: boolean;
  /** The keys of the signed links that the gate requires. */
  linkKeys?: readonly string[];
  /** True to let the sandbox announce itself, so that the portal shows its sandbox bar. */
  announce?: boolean;
  /** The sites that may show the portal in a frame. */
  embedders?: readonly string[];
  /** True for a phone, which has touch and no other pointer. Default false. */
  touch?: boolean;
  /** True to run animations. Default false, as with `prefers-reduced-motion`. */
  motion?: boolean;
  /** A browser other than the worker's. Whoever started it closes it. */
  browser?: Browser;
  /** True for a separate browser context with empty caches. */
  isFirstVisit?: true;
}

/** A sandbox, the portal, and a browser context with its caches. */
export interface Environment {
  sandbox: SandboxServer;
  url: string;
  watched: WatchedContext;
  /** Restarts the sandbox with the same file and port. */
  restartSandbox: () => Promise<SandboxServer>;
  close: () => Promise<void>;
}

const TWO_HOURS = 2 * 60 * 60 * 1000;

const older = ({ keyHash, ageMs }: Question): Question => ({
  keyHash,
  ageMs: (ageMs ?? 0) - TWO_HOURS,
});

/** A store that is older than all keys by two hours. A new one calls unknown keys in doubt. */
function oldStore(): Store {
  const store = openSqliteStore(":memory:");
  return { ...store, outcomes: (questions) => store.outcomes(questions.map(older)) };
}

export async function openEnvironment(options: EnvironmentOptions): Promise<Environment> {
  const { database, width = 1280, height = 900, build = inject("portalBuild") } = options;
  const { http2 = false, locale = "en-US", timezoneId = "UTC", lookupMaxAge = 0 } = options;
  const { touch = false, motion = false, announce = false, embedders, anyPhone = false } = options;
  const { currency = "USD" } = options;
  const settings = {
    http2,
    lookupMaxAge,
    announce,
    anyPhone,
    ...(database !== undefined && { database }),
  };
  let sandbox = await startServer({ port: 0, ...settings });
  const upstream = new URL(sandbox.url);
  const adapter =
    typeof options.adapter === "function"
      ? options.adapter
      : options.adapter &&
        createAdapter(
          sandboxFunctions(
            (request) => sandbox.sandbox.handle(request),
            options.adapter === true ? [] : options.adapter,
          ),
          {
            verifyToken: (token: string) => token,
            currency,
          },
        );
  const { gate: hasGate, linkKeys: keys } = options;
  const links = keys && { links: { keys } };
  const gate =
    hasGate && (await startGate({ upstream, port: 0, store: oldStore(), currency, ...links }));
  const portal = await servePortal({
    apiBaseUrl: gate ? gate.url : sandbox.url,
    port: 0,
    outDir: build,
    ...(embedders && { embedders }),
    ...(adapter && { adapter }),
    // A restart replaces the sandbox.
    sandbox: { handle: (request) => sandbox.sandbox.handle(request) },
  });
  const watched = await openContext(options.browser ?? (await sharedBrowser({ touch })), {
    viewport: { width, height },
    locale,
    timezoneId,
    hasTouch: touch,
    isMobile: touch,
    reducedMotion: motion ? "no-preference" : "reduce",
    ignoreHTTPSErrors: http2,
  });
  return {
    get sandbox() {
      return sandbox;
    },
    url: portal.url,
    watched,
    restartSandbox: async () => {
      const { port } = sandbox;
      await sandbox.close();
      sandbox = await startServer({ port, ...settings });
      return sandbox;
    },
    close: async () => {
      await watched.context.close();
      await portal.close();
      if (gate) await gate.close();
      await sandbox.close();
    },
  };
}

/**
 * True if an environment can be reset. Only Chromium's driver clears a storage without a page of its
 * origin.
 */
export const canReset = engine === "chromium";

/** Removes everything a test leaves in an environment, except for the HTTP cache. */
export async function resetEnvironment({
  sandbox,
  url,
  watched: { context, refused },
}: Environment): Promise<void> {
  context.removeAllListeners("console");
  const tabs = context.pages();
  // The next test's page opens first, so that closing the last tab does not end the process.
  const page = await context.newPage();
  await Promise.all(tabs.map((tab) => tab.close()));
  const devtools = await context.newCDPSession(page);
  const { origin } = new URL(url);
  await devtools.send("Storage.clearDataForOrigin", { origin, storageTypes: "local_storage" });
  await devtools.detach();
  sandbox.sandbox.reset();
  refused.length = 0;
}
