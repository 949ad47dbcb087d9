import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FrameLocator } from "playwright";
import { expect, test } from "vitest";
import { examples, type Step } from "../../../examples/in-page/index.ts";
import { sitePages } from "../open-site.ts";
import { root } from "../site/compose.ts";
import { groups } from "../site/pages.ts";

const open = sitePages();

const act = (view: FrameLocator, [does, name, text = ""]: Step) => {
  if (does === "fill") return view.getByLabel(name).fill(text);
  if (does === "choose") return view.getByLabel(name).check();
  return view.getByRole("button", { name, exact: true }).click();
};

async function pageOf(file: string): Promise<string> {
  for (const { path, from } of groups.flatMap(({ pages }) => pages))
    for (const source of from)
      if ((await readFile(join(root, source.file), "utf8")).includes(`examples/in-page/${file})`))
        return `${path}/`;
  throw new Error(`No page shows ${file}.`);
}

test.each(examples)("$file runs on its page", async ({ file, steps = [], shows, changes }) => {
  const { page } = await open(await pageOf(file));
  const example = page.locator(`waypost-example[file="${file}"]`).first();
  await example.getByRole("button", { name: "Run", exact: true }).click();
  await example.getByText(/^(Done|It failed)\.$/).waitFor();
  const view = example.frameLocator("iframe");
  for (const step of steps) await act(view, step);
  const shown = file.endsWith(".tsx") ? view.locator("#root") : example.locator(".lines");
  for (const text of shows) await shown.getByText(text).first().waitFor();
  const tables = example.locator(".change");
  for (const table of changes)
    await example.locator(`.change[data-table="${table}"]`).first().waitFor({ state: "attached" });
  const written = await tables.evaluateAll((all) =>
    all.map((one) => (one as HTMLElement).dataset["table"] ?? ""),
  );
  expect([...new Set(written)].toSorted()).toEqual(changes);
  expect(await example.locator(".warn, .error").allTextContents()).toEqual([]);
});
