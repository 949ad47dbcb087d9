// @module-tag long
import { expect, test } from "vitest";
import { isComplete } from "./test-scope.ts";
import { openPortal } from "./kit.ts";
import { UNCAUGHT } from "./opened-page.ts";
import { customers, visitStates } from "./states.ts";
import { translate } from "./translator.ts";

/** Tasks, whose texts change most often: one that pays, and one without a review. */
const TASKS = /updates a plan|cancels a device/;
const translated = customers.filter((who) => isComplete || TASKS.test(who));

test.each(translated)("a page translated by the browser still works for %s", async (who) => {
  const portal = await openPortal();
  const { page } = portal;
  const found = await visitStates(who, portal, async () => {
    await translate(page);
    const hasStopped = await page.getByText("The page stopped working").count();
    return hasStopped === 0 ? [] : ["the page stopped working"];
  });
  expect(found).toEqual([]);
  expect(portal.console.filter((line) => line.startsWith(UNCAUGHT))).toEqual([]);
});
