import { chromium, type Browser } from "playwright";
import { launchFirefox } from "../../apps/portal/e2e/firefox.ts";
import { startWebKit } from "../../apps/portal/e2e/walk/webdriver.ts";
import { findBrowser } from "../../tools/lib/browser.ts";

export const ENGINES = ["chromium", "firefox", "webkit"] as const;
export type Engine = (typeof ENGINES)[number];

/** A page of any engine, as far as a payment needs one. It trusts every certificate. */
interface EnginePage {
  /** The browser's name and version. */
  readonly browser: string;
  goto(url: string): Promise<void>;
  /** Runs a script that leaves its functions on `window`. */
  run(script: string): Promise<void>;
  /** Calls one of these functions. */
  call<Value>(name: string, args: readonly unknown[]): Promise<Value>;
  close(): Promise<void>;
}

/** Opens an empty page in a browser of its own. @throws Error if the browser is not installed */
export async function openPageOf(engine: Engine, http2: boolean): Promise<EnginePage> {
  if (engine === "webkit") return openWebKitPage(http2);
  if (engine === "firefox") {
    const preferences = { "network.http.http2.enabled": http2 };
    return openPlaywrightPage("Firefox", await launchFirefox({ touch: false, preferences }));
  }
  const found = await findBrowser();
  const args = [...found.args, ...(http2 ? [] : ["--disable-http2"])];
  return openPlaywrightPage("Chromium", await chromium.launch({ ...found, args }));
}

async function openPlaywrightPage(name: string, browser: Browser): Promise<EnginePage> {
  const page = await browser.newPage({ ignoreHTTPSErrors: true });
  return {
    browser: `${name} ${browser.version()}`,
    goto: async (url) => void (await page.goto(url)),
    run: async (content) => void (await page.addScriptTag({ content })),
    call: (function_, args) =>
      page.evaluate(
        ([named, ...given]) => Reflect.get(window, String(named))(...given),
        [function_, ...args],
      ),
    close: () => browser.close(),
  };
}

async function openWebKitPage(http2: boolean): Promise<EnginePage> {
  const { send, version, close } = await startWebKit({
    size: { width: 800, height: 600 },
    environment: http2 ? {} : { SOUP_FORCE_HTTP1: "1" },
  });
  return {
    browser: `WebKitGTK ${version}`,
    goto: (url) => send("POST", "/url", { url }),
    run: (script) => send("POST", "/execute/sync", { script, args: [] }),
    call: (name, args) =>
      send("POST", "/execute/async", {
        script: `const done = arguments[arguments.length - 1]; window[${JSON.stringify(name)}](...[...arguments].slice(0, -1)).then(done)`,
        args,
      }),
    close,
  };
}
