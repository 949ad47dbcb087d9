import { chromium, type Browser } from "playwright";
import { startServer } from "../packages/sandbox/src/server.ts";
import { findBrowser } from "../tools/lib/browser.ts";
import { builtPortal, servePortal } from "../tools/lib/portal.ts";
import { kilobytes, median, milliseconds, ratio, whole, type Figure } from "./figure.ts";

declare global {
  interface Performance {
    readonly memory: { readonly usedJSHeapSize: number };
  }
}

const KEYS = 41;

/** The page of a box with many devices beside the same with ten, all checked. */
export async function box(): Promise<readonly Figure[]> {
  const sandbox = await startServer({ port: 0, devicesPerKind: 1_001 });
  const outDir = await builtPortal();
  const portal = await servePortal({ apiBaseUrl: sandbox.url, port: 0, outDir });
  const found = await findBrowser();
  const flags = ["--enable-precise-memory-info", "--js-flags=--expose-gc"];
  const browser = await chromium.launch({ ...found, args: [...found.args, ...flags] });
  try {
    // The first page is slower, because the browser has not compiled the code yet.
    await pageOf(browser, portal.url, 10);
    const few = await pageOf(browser, portal.url, 10);
    const many = await pageOf(browser, portal.url, 1_000);
    return [
      {
        name: "box, typing in a device",
        detail: `${milliseconds(many.key)} and ${milliseconds(few.key)}`,
        value: many.key / few.key,
        goal: { atMost: 2 },
        show: ratio,
      },
      {
        name: "devices of the box in the document",
        value: many.rows,
        goal: { atMost: 50 },
        show: whole,
      },
      {
        name: "memory of 1,000 devices beyond that of ten",
        value: many.memory - few.memory,
        show: kilobytes,
      },
    ];
  } finally {
    await browser.close();
    await portal.close();
    await sandbox.close();
  }
}

async function pageOf(browser: Browser, url: string, count: number) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const memory = () =>
    page.evaluate(() => {
      // With `--expose-gc`.
      globalThis.gc?.();
      return performance.memory.usedJSHeapSize;
    });
  await page.goto(`${url}#/register-many`);
  const paste = page.getByLabel("Paste your list");
  await paste.waitFor();
  const before = await memory();
  const imeis = Array.from({ length: count }, (_, at) => `${350_000_000_000_001 + at}`);
  await paste.fill(["IMEI;Name", ...imeis.map((imei, at) => `${imei};Van ${at}`)].join("\n"));
  await page.getByRole("button", { name: "Add to the box" }).click();
  await page.getByRole("button", { name: /^Check / }).click();
  await page.getByRole("tab", { name: `Ready ${whole(count)}` }).waitFor();
  const after = await memory();
  const rows = await page.getByRole("row").count();
  await page.getByRole("row").first().press("Enter");
  const field = page.getByRole("dialog").getByLabel("Name");
  const times = await field.evaluate((element, keys) => {
    const input = element as HTMLInputElement;
    const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");
    return Array.from({ length: keys }, () => {
      const start = performance.now();
      value?.set?.call(input, `${input.value}x`);
      input.dispatchEvent(new Event("input", { bubbles: true }));
      return performance.now() - start;
    });
  }, KEYS);
  await page.close();
  return { key: median(times), rows, memory: after - before };
}
