import { join } from "node:path";
import { build } from "esbuild";
import { chromium, type Page } from "playwright";
import { findBrowser } from "../tools/lib/browser.ts";

/**
 * Bundles a file of the components' test folder with its styles for production, and loads it into
 * an empty page of Chromium.
 */
export async function inBrowser<Result>(
  file: string,
  measure: (page: Page) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch(await findBrowser());
  try {
    const page = await browser.newPage();
    await load(page, file);
    return await measure(page);
  } finally {
    await browser.close();
  }
}

async function load(page: Page, file: string): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, "../packages/ui/test", file)],
    bundle: true,
    minify: true,
    write: false,
    outdir: ".",
    format: "iife",
    target: "es2022",
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"' },
    logLevel: "silent",
  });
  await page.setContent(`<!doctype html><html lang=en><title>${file}</title>`);
  for (const { path, text: content } of outputFiles) {
    if (path.endsWith(".css")) await page.addStyleTag({ content });
    else await page.addScriptTag({ content });
  }
}
