// @module-tag long
import { expect, test } from "vitest";
import { isComplete } from "./test-scope.ts";
import { openPortal } from "./kit.ts";
import { UNCAUGHT } from "./opened-page.ts";
import { customers, visitStates } from "./states.ts";
import type { Page } from "playwright";

/**
 * Replaces every text node by elements, like browser translation, from now on until the page is
 * reloaded. The text does not change, so that tests find it.
 */
export const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const SKIPPED = "script, style, noscript, textarea, option, svg, font[data-translated]";
    const replaceIn = (root: Node): void => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        if (node instanceof Text) texts.push(node);
      }
      if (root instanceof Text) texts.push(root);
      for (const text of texts) {
        const skipped = text.parentElement?.closest(SKIPPED) ?? null;
        if (text.data.trim() === "" || skipped !== null) continue;
        const outer = document.createElement("font");
        outer.dataset["translated"] = "";
        const inner = outer.appendChild(document.createElement("font"));
        inner.textContent = text.data;
        text.replaceWith(outer);
      }
    };
    replaceIn(document.body);
    if (Reflect.get(window, "isTranslated") === true) return;
    Reflect.set(window, "isTranslated", true);
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        if (target instanceof Text) replaceIn(target);
        for (const node of addedNodes) replaceIn(node);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });

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
