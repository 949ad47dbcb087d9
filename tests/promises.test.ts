import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";

const docs = join(import.meta.dirname, "../docs");
const text = await readFile(join(docs, "promises.md"), "utf8");
const rows = text
  .split("\n")
  .filter((line) => line.startsWith("| ") && !/^\| (promise|---)/.test(line))
  .map((line) => line.split(" | ") as [promise: string, heldBy: string]);

test("there are at most 30 promises, and none contains a measured figure", () => {
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.length).toBeLessThanOrEqual(30);
  expect(rows.filter(([promise]) => /\d (kB|ms|%|of \d)/.test(promise))).toEqual([]);
});

/** Creates the anchor of a heading, as GitHub and the documentation site do. */
const anchorOf = (heading: string): string => heading.toLowerCase().replaceAll(" ", "-");

async function isThere(link: string): Promise<boolean> {
  const [file = "", anchor] = link.split("#");
  const path = join(docs, file);
  if (!existsSync(path)) return false;
  if (anchor === undefined) return true;
  const headings = (await readFile(path, "utf8")).matchAll(/^## (.+)$/gm);
  return Array.from(headings, ([, heading = ""]) => anchorOf(heading)).includes(anchor);
}

test.each(rows)("%s is proven by the links in its row", async (_, heldBy) => {
  const links = Array.from(heldBy.matchAll(/\]\(([^)]+)\)/g), ([, link = ""]) => link);
  expect(links.length).toBeGreaterThan(0);
  const broken = [];
  for (const link of links) if (!(await isThere(link))) broken.push(link);
  expect(broken).toEqual([]);
});
