import { expect, test } from "vitest";
import { isComplete } from "./test-scope.ts";
import { openPortal } from "./kit.ts";
import { UNCAUGHT } from "./opened-page.ts";
import { customers, visitStates } from "./states.ts";
import { translate } from "./translator.ts";

/** The tasks, whose texts change most often. */
const TASKS = /buys|reactivates one|cancels a device|updates a plan/;
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
