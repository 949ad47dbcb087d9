import { join } from "node:path";
import { writeFile } from "node:fs/promises";
import { build } from "esbuild";
import { chromium } from "playwright";
import { findBrowser } from "../../tools/lib/browser.ts";

/** Bundles a program of a project, runs it in Chromium. @returns the text of the page */
export async function inBrowser(project: string, name: string, code: string): Promise<string> {
  const entry = join(project, `${name}.tsx`);
  await writeFile(entry, code);
  const { outputFiles } = await build({
    entryPoints: [entry],
    outdir: project,
    bundle: true,
    write: false,
    format: "esm",
    jsx: "automatic",
  });
  const script = outputFiles.find(({ path }) => path.endsWith(".js"))?.text ?? "";
  const browser = await chromium.launch(await findBrowser());
  try {
    const page = await browser.newPage();
    const errors: Error[] = [];
    page.on("pageerror", (error) => errors.push(error));
    // The storage of a page needs an origin.
    await page.route("http://project.test/**", (route) =>
      route.fulfill({ contentType: "text/html", body: "<!doctype html><body></body>" }),
    );
    await page.goto("http://project.test/");
    await page.addScriptTag({ type: "module", content: script });
    await page
      .getByRole("button")
      .first()
      .waitFor({ timeout: 30_000 })
      .catch(() => undefined);
    if (errors[0] !== undefined) throw errors[0];
    return await page.locator("body").innerText();
  } finally {
    await browser.close();
  }
}
