import { source as axe } from "axe-core";
import { expect, test } from "vitest";
import { docsDist } from "../../../tools/lib/docs.ts";
import { sitePages } from "../open-site.ts";
import { brokenLinks } from "../site/check-links.ts";
import { groups } from "../site/pages.ts";

const open = sitePages();
const paths = [
  "",
  "404.html",
  ...groups.flatMap(({ pages }) => pages.map(({ path }) => `${path}/`)),
];

const findings = `axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] }).then(({ violations }) =>
  violations.map(({ id, nodes }) => [id, nodes[0]?.html]))`;

const tooWide = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
/** The site makes scrollable code focusable when the page is idle. */
const isCodeFocusable = () =>
  [...document.querySelectorAll("pre")].every(
    ({ scrollWidth, clientWidth, tabIndex }) => scrollWidth <= clientWidth || tabIndex === 0,
  );

test.each(paths)("/%s is accessible in light and dark, and fits 320 px", async (path) => {
  for (const colorScheme of ["light", "dark"] as const) {
    const { page } = await open(path, { width: 320, colorScheme });
    expect(await page.evaluate(tooWide)).toBe(0);
    await page.waitForFunction(isCodeFocusable);
    await page.evaluate(axe);
    expect(await page.evaluate(findings)).toEqual([]);
  }
});

test.each(paths)("/%s loads at most 60 kB of script before something runs", async (path) => {
  const { scriptBytes } = await open(path);
  expect(await scriptBytes()).toBeLessThanOrEqual(60_000);
});

test("there are no broken links", async () => {
  expect(await brokenLinks(docsDist, "/")).toEqual([]);
});
