import { startServer } from "@waypost/sandbox/server";
import { inject, onTestFinished } from "vitest";
import { servePortal } from "../../../../tools/lib/portal.ts";
import { engine, sharedBrowser } from "../engine.ts";
import { actionsOf, type Actions } from "./actions.ts";
import { openWebKit } from "./webkit.ts";
import type { Browser } from "playwright";
import { openContext, openPageIn } from "../opened-page.ts";
import { middleOf, type Driver } from "./driver.ts";

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

/** Starts Chromium or Firefox with Playwright. */
async function openPlaywright(
  browser: Browser,
  viewport: { width: number; height: number },
): Promise<Driver> {
  const watched = await openContext(browser, {
    viewport,
    locale: "en-US",
    reducedMotion: "reduce",
  });
  const { page } = await openPageIn(watched);
  return {
    goto: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    back: async () => void (await page.goBack()),
    forward: async () => void (await page.goForward()),
    find: async (role, name) => {
      const [first] = await page.getByRole(role, { name, exact: true }).all();
      return first?.evaluate(middleOf);
    },
    click: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    key: (key) => page.keyboard.press(key),
    run: (body) => page.evaluate(`(() => { ${body} })()`),
    screenshot: async (path) => void (await page.screenshot({ path })),
    close: () => watched.context.close(),
  };
}
