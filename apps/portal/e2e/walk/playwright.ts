import type { Browser } from "playwright";
import { openContext, openPageIn } from "../opened-page.ts";
import { middleOf, type Driver } from "./driver.ts";

/** Starts Chromium or Firefox with Playwright. */
export async function openPlaywright(
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
