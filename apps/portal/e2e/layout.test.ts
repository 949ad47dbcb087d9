import type { Page } from "playwright";
import { expect, test } from "vitest";
import { coveredTargets } from "./covered-targets.ts";
import { openPortal } from "./kit.ts";
import { showIn, type Code } from "./languages.ts";
import { layoutFaults } from "./layout-faults.ts";
import { customers, walk } from "./states.ts";

/** WCAG 1.4.12 */
const TEXT_SPACING = `*, *::before, *::after {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important }`;

const TEXT_TWICE_AS_LARGE = "html { font-size: 200% !important }";

/** The grid of icons measures the text when it opens, and its chips scroll by design on a phone. */
const ICON_GRID = "the icons of trackers";

const POPOVERS = [
  "the details, with a list open",
  "the tooltip about the IMEI",
  "the list of dormant devices",
];

interface Reading {
  width: number;
  height: number;
  style?: string;
}

/** The window sizes and text styles in which no content may be lost. */
const READINGS: Readonly<Record<string, Reading>> = {
  "on a phone": { width: 320, height: 640 },
  "on a tablet": { width: 768, height: 1024 },
  "on a desktop": { width: 1280, height: 900 },
  "on a phone held sideways": { width: 640, height: 360 },
  "at 400 % zoom": { width: 320, height: 256 },
  "with more text spacing": { width: 320, height: 640, style: TEXT_SPACING },
  "with text twice as large": { width: 1280, height: 900, style: TEXT_TWICE_AS_LARGE },
  "with text twice as large on a phone": { width: 360, height: 740, style: TEXT_TWICE_AS_LARGE },
};

async function faultsOf(page: Page, reading: Reading, isThere: () => Promise<void>) {
  await page.setViewportSize({ width: reading.width, height: reading.height });
  await setUserStyle(page, reading.style ?? "");
  const faults = await atRest(() => layoutFaults(page));
  await isThere();
  if (reading.height < 400) faults.push(...(await atRest(() => coveredTargets(page))));
  await setUserStyle(page, "");
  return faults;
}

/** A reader's own style sheet; the portal's policy allows no `<style>` of a page. */
const setUserStyle = (page: Page, css: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);

/** The faults that remain, because some components adapt shortly after their size has changed. */
async function atRest(read: () => Promise<string[]>): Promise<string[]> {
  const soon = { timeout: 3000 };
  await expect
    .poll(read, soon)
    .toEqual([])
    .catch(() => undefined);
  return read();
}

/** Longer words than in English: what is narrow, and what is large. */
const IN_OTHER_LANGUAGES = ["on a phone", "with text twice as large on a phone", "on a desktop"];

/** The customers whose states are looked at in all languages; all of them by hand. */
const TRANSLATED = process.env["LANGUAGES"] === "all" ? customers : customers.slice(0, 1);
const LANGUAGES: readonly Code[] = ["es", "fr"];

test.each(TRANSLATED)(
  "nothing is lost, cut off or too small in Spanish and French in any state of %s",
  { timeout: 300_000 },
  async (who) => {
    const portal = await openPortal();
    const { page } = portal;
    await page.emulateMedia({ reducedMotion: "reduce" });
    const found = await walk(who, portal, async (state) => {
      const faults: string[] = [];
      // Another size or language may close a list or a tooltip, which English shows above.
      if (state === ICON_GRID || POPOVERS.includes(state)) return faults;
      for (const language of LANGUAGES) {
        await showIn(page, language);
        for (const name of IN_OTHER_LANGUAGES) {
          const reading = READINGS[name];
          if (reading === undefined) continue;
          const read = await faultsOf(page, reading, async () => {});
          faults.push(...read.map((fault) => `${language}, ${name}: ${fault}`));
        }
      }
      await showIn(page, "en");
      await page.setViewportSize({ width: 1280, height: 900 });
      return faults;
    });
    expect(found).toEqual([]);
  },
);

test.each(customers)(
  "nothing is lost, cut off or too small in any state of %s",
  { timeout: 180_000 },
  async (who) => {
    const portal = await openPortal();
    const { page } = portal;
    await page.emulateMedia({ reducedMotion: "reduce" });
    const found = await walk(who, portal, async (state, isThere) => {
      const faults: string[] = [];
      if (state === ICON_GRID) return faults;
      for (const [name, reading] of Object.entries(READINGS)) {
        const read = await faultsOf(page, reading, isThere);
        faults.push(...read.map((fault) => `${name}: ${fault}`));
      }
      await page.setViewportSize({ width: 1280, height: 900 });
      return faults;
    });
    expect(found).toEqual([]);
  },
);
