import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "esbuild";
import { chromium, type Browser } from "playwright";
import { startServer } from "../packages/sandbox/src/server.ts";
import { findBrowser } from "../tools/lib/browser.ts";
import { builtPortal, servePortal } from "../tools/lib/portal.ts";
import { compressFolder } from "../apps/portal/vite/compress.ts";
import { serveFolder, type RunningServer } from "../apps/portal/server/static-server.ts";
import { inTemporaryFolder } from "../tools/lib/temporary.ts";
import { median, medianRatio, milliseconds, ratio, type Figure } from "./figure.ts";

const WARM_UP = 1;
const ROUNDS = 9;

/** "Slow 4G" of Chromium's developer tools, in bytes per second and milliseconds. */
const SLOW_4G = {
  offline: false,
  downloadThroughput: 180_000,
  uploadThroughput: 84_375,
  latency: 562.5,
};
const CPU_RATE = 4;

interface Visit {
  stable: number;
  layoutShift: number;
}

/**
 * Types the first key into the e-mail field of the built portal and, alternately, of a page with
 * the same texts, React and native controls, on a slow network with a slow processor.
 */
export function firstKey(): Promise<readonly Figure[]> {
  return inTemporaryFolder(async (folder) => {
    const portalFolder = await builtPortal();
    const nativeFolder = join(folder, "native");
    await buildNative(nativeFolder);
    const sandbox = await startServer({ port: 0 });
    const portal = await servePortal({ apiBaseUrl: sandbox.url, port: 0, outDir: portalFolder });
    const native = await serveNative(nativeFolder);
    const browser = await chromium.launch(await findBrowser());
    try {
      const rounds: { portal: Visit; native: Visit }[] = [];
      for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
        rounds.push({
          portal: await visit(browser, `${portal.url}#/registration/customer-information`),
          native: await visit(browser, native.url),
        });
      }
      const measured = rounds.slice(WARM_UP);
      const time = (page: "portal" | "native") =>
        milliseconds(median(measured.map((round) => round[page].stable)));
      return [
        {
          name: "first typed key",
          detail: `${time("portal")} and ${time("native")}`,
          value: medianRatio(
            measured,
            ({ portal: { stable } }) => stable,
            ({ native: { stable } }) => stable,
          ),
          goal: { atMost: 1.35 },
          show: ratio,
        },
        {
          name: "cumulative layout shift of the portal",
          value: Math.max(...rounds.map((round) => round.portal.layoutShift)),
          goal: { atMost: 0 },
          show: (value) => value.toFixed(3),
        },
      ];
    } finally {
      await browser.close();
      await Promise.all([portal.close(), native.close(), sandbox.close()]);
    }
  });
}

/** Opens a page with empty caches and types a letter as soon as the field exists. */
async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", SLOW_4G);
    await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_RATE });
    await page.addInitScript(watchFirstKey);
    await page.goto(url, { waitUntil: "commit" });
    await page.waitForFunction(() => window.isFieldFocused === true, undefined, { polling: 10 });
    await page.keyboard.press("a");
    const stable = await page.waitForFunction(() => window.stableAt);
    return {
      stable: (await stable.jsonValue()) ?? Number.NaN,
      layoutShift: await page.evaluate(() => window.layoutShift ?? 0),
    };
  } finally {
    await context.close();
  }
}

declare global {
  interface Window {
    isFieldFocused?: boolean;
    /**
     * The time at which a typed key had survived a React render, in milliseconds since navigation.
     */
    stableAt?: number;
    layoutShift?: number;
  }
}

/** Runs in the page, so it must be self-contained. */
function watchFirstKey(): void {
  window.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      window.layoutShift = (window.layoutShift ?? 0) + Number(Reflect.get(entry, "value"));
    }
  }).observe({ type: "layout-shift", buffered: true });
  const observer = new MutationObserver(() => {
    const field = document.querySelector<HTMLInputElement>("input[type=email]");
    if (field === null || field.disabled || !field.checkVisibility()) return;
    observer.disconnect();
    field.focus();
    field.addEventListener("input", () => {
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (field.value === "a") window.stableAt = performance.now();
        }),
      );
    });
    window.isFieldFocused = true;
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true });
}

async function buildNative(folder: string): Promise<void> {
  await mkdir(join(folder, "assets"), { recursive: true });
  await build({
    entryPoints: [join(import.meta.dirname, "../apps/portal/bench/native-page.tsx")],
    outfile: join(folder, "assets/page.js"),
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
    jsx: "automatic",
    conditions: ["@waypost/source"],
    define: { "process.env.NODE_ENV": '"production"' },
    logLevel: "silent",
  });
  const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Native controls</title>
<div id="root"></div>
<script type="module" src="./assets/page.js"></script>
`;
  await writeFile(join(folder, "index.html"), html);
  await compressFolder(join(folder, "assets"));
}

const serveNative = (folder: string): Promise<RunningServer> =>
  serveFolder({ folder, headers: {}, port: 0, host: "127.0.0.1" });
