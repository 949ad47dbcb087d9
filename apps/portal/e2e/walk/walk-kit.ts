import { startServer } from "@waypost/sandbox/server";
import { inject, onTestFinished } from "vitest";
import { servePortal } from "../../../../tools/lib/portal.ts";
import { engine, sharedBrowser } from "../engine.ts";
import { actionsOf, type Actions } from "./actions.ts";
import { openPlaywright } from "./playwright.ts";
import { openWebKit } from "./webkit.ts";

/** The first step of the registration. */
export const START = "/registration/customer-information";

interface Walk {
  actions: Actions;
  open: (route: string) => Promise<void>;
  /** A URL of another site. */
  elsewhere: string;
  /** Returns the calls of the writes that reached the sandbox. */
  writes: () => (string | null)[];
}

/** Opens the portal in any engine, using only features that every driver has. */
export async function openWalk(width: number): Promise<Walk> {
  const size = { width, height: 844 };
  const sandbox = await startServer({ port: 0, lookupMaxAge: 0 });
  const outDir = inject("portalBuild");
  const portal = await servePortal({ apiBaseUrl: sandbox.url, port: 0, outDir });
  const driver =
    engine === "webkit"
      ? await openWebKit(size)
      : await openPlaywright(await sharedBrowser({ touch: false }), size);
  onTestFinished(async () => {
    await driver.close();
    await portal.close();
    await sandbox.close();
  });
  const actions = actionsOf(driver);
  return {
    actions,
    open: (route) => actions.goto(`${portal.url}#${route}`),
    elsewhere: `${sandbox.url}/info/countries`,
    writes: () =>
      sandbox.sandbox
        .log()
        .filter(({ method }) => method === "POST" || method === "PUT")
        .map(({ call }) => call),
  };
}
