import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { checkIds } from "../packages/check/src/catalogue/catalogue.ts";
import { renderCheckPage } from "../tools/reference/check/render.ts";
import { sandboxReport } from "../tools/reference/check/sandbox-report.ts";

const docs = join(import.meta.dirname, "../docs");

test("the page about the check lists every finding, and has the report of the sandbox of today", async () => {
  const page = await readFile(join(docs, "check.md"), "utf8");
  expect(page).toBe(renderCheckPage(await sandboxReport()));
});

test("the documents link to findings that exist, and the deployment guide proves each requirement", async () => {
  const files = await readdir(docs, { recursive: true });
  const pages = files.filter((file) => file.endsWith(".md"));
  const linked = new Map<string, string[]>();
  for (const page of pages) {
    const text = await readFile(join(docs, page), "utf8");
    linked.set(
      page,
      Array.from(text.matchAll(/check\.md#([\w-]+)\)/g), ([, id = ""]) => id),
    );
  }
  const known: readonly string[] = [...checkIds, "the-report-of-the-sandbox"];
  expect([...linked.values()].flat().filter((id) => !known.includes(id))).toEqual([]);

  const guide = await readFile(join(docs, "deploying.md"), "utf8");
  const [, requirements = ""] = guide.split("## Requirements for the API");
  const unproven = requirements
    .split("\n\n")
    .filter((paragraph) => paragraph.startsWith("**") && !paragraph.includes("(check.md#"));
  expect(unproven).toEqual([]);
});
