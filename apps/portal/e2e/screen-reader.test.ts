/** @module-tag long */

import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright";
import { expect, test, vi } from "vitest";
import { openPortal } from "./kit.ts";
import { visitStates } from "./states.ts";

/** The main states, by the customer whose journey leads to them. */
const MAIN: Readonly<Record<string, readonly string[]>> = {
  "a new customer with four devices": [
    "the e-mail form, with an error",
    "the details, empty",
    "the details, with all errors",
    "the devices, with errors",
    "a valid IMEI",
    "the quarterly plans",
    "a new card, with errors",
    "the confirmation for four devices",
    "some of the devices registered",
  ],
  "a returning customer": ["the e-mail of an account", "saved cards", "an unknown outcome"],
  "a customer with one device": ["all devices registered"],
  "an owner who opens the account": ["an account with its devices"],
  "a customer who buys SMS packs": [
    "SMS packs, none of them chosen",
    "the question before buying an SMS pack",
    "an SMS pack that may have been bought",
  ],
  "a customer who cancels a device": ["the cancellation form, with all errors"],
  "an owner who sets up a tracker": [
    "the settings of a tracker, with errors",
    "the question before changes are lost",
  ],
};

/** Parts that depend on the run or on the engine, with their replacements. */
const VARYING: readonly (readonly [RegExp, string])[] = [
  [/\b(?:[A-Z][a-z]+ \d{1,2}, \d{4}|\d{1,2}\/\d{1,2}\/\d{4})\b/g, "<day>"],
  [/\b\d{1,2}:\d{2} [AP]M\b/g, "<time>"],
  [/(?<=option ")20\d\d(?=")/g, "<year>"],
  [/http:\/\/127\.0\.0\.1:\d+/g, "<portal>"],
  // React Aria clears its announcements after a while.
  [/^- log.*\n/gm, ""],
  // An announced total is removed after a while.
  [/(?<=- status): Due when you confirm .*/g, ""],
  // The names of countries depend on the engine.
  [/^ *- option ".*\(\+\d+\)"\n/gm, ""],
];

/** Returns the accessibility tree in order: roles, names, states and values. */
async function accessibilityTree(page: Page): Promise<string> {
  const tree = `${await page.locator("body").ariaSnapshot()}\n`;
  return VARYING.reduce((text, [found, name]) => text.replaceAll(found, name), tree);
}

/** Returns the accessibility tree of a state, as soon as it matches the file. */
async function treeOf(page: Page, path: string): Promise<string> {
  const wanted = await readFile(join(import.meta.dirname, path), "utf8").catch(() => undefined);
  const isExpected = async () => (await accessibilityTree(page)) === wanted;
  await vi.waitUntil(isExpected, { timeout: 3000 }).catch(() => undefined);
  return accessibilityTree(page);
}

const fileOf = (state: string): string =>
  `./screen-reader/${state.replaceAll(",", "").replaceAll(" ", "-").toLowerCase()}.txt`;

// The same files for each engine, so that differences between two engines fail, too.
test.each(Object.keys(MAIN))(
  "the accessibility tree in the main states of %s matches the files",
  async (who) => {
    const portal = await openPortal();
    const wanted = new Set(MAIN[who]);
    const faults = await visitStates(who, portal, async (state) => {
      if (!wanted.delete(state)) return [];
      const file = fileOf(state);
      await expect.soft(await treeOf(portal.page, file)).toMatchFileSnapshot(file);
      return [];
    });
    expect(faults).toEqual([]);
    expect([...wanted]).toEqual([]);
  },
);
