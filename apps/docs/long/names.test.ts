import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../site/compose.ts";
import { groups } from "../site/pages.ts";
import { writeReference } from "../site/reference.ts";
import { renderPage } from "../site/render.ts";

const pages = groups.flatMap((group) => group.pages);

async function textOf(label: string): Promise<string> {
  const reference = groups.find((group) => group.label === label)?.pages ?? [];
  const rendered = await Promise.all(reference.map((page) => renderPage(pages, page, "/")));
  return rendered.map(({ plain }) => plain).join("\n");
}

test("every exported name is in the reference", async () => {
  await writeReference();
  const text = `${await textOf("Reference")}${await textOf("Components")}`;
  // Markdown escapes underscores. A catalogue of texts is listed by its area.
  const words = new Set(text.replaceAll("\\_", "_").match(/[\w$]+/g));
  const missing: string[] = [];
  for await (const file of glob("tests/public-exports/*.txt", { cwd: root })) {
    const lines = (await readFile(join(root, file), "utf8")).split("\n");
    const names = lines
      .filter((line) => line !== "" && !line.startsWith("./messages/"))
      .map((line) => line.split(" ").at(-1) ?? "");
    missing.push(...names.filter((name) => !words.has(name)).map((name) => `${file}: ${name}`));
  }
  expect(missing).toEqual([]);
});
