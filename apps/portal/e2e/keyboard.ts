import type { Locator, Page } from "playwright";
import { expect } from "vitest";

export const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((node) => node === document.activeElement);

export const pressKey = (page: Page, key: string): Promise<void> => page.keyboard.press(key);

/**
 * Returns true if the focus is visible: an outline of 2 px on the focused element, its field,
 * thumb or label.
 */
const hasRing = (page: Page) =>
  page.evaluate(() => {
    // This runs in the page, so everything it uses has to be defined here.
    // oxlint-disable-next-line unicorn/consistent-function-scoping
    const rings = (element: Element | null | undefined): boolean => {
      if (element === null || element === undefined) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
    };
    const focused = document.activeElement;
    const label = focused?.closest("label");
    return [
      focused,
      focused?.closest(".waypost-Field-box"),
      focused?.closest("[data-focus-visible]"),
      label,
      ...(label?.querySelectorAll("*") ?? []),
    ].some(rings);
  });

/** Moves the focus to a target by Tab or Shift+Tab, and expects that it is visible on the way. */
export async function go(target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  const page = target.page();
  await target.waitFor({ state: "attached" });
  for (let stops = 0; stops < 60; stops += 1) {
    if (await isFocused(target)) return;
    await pressKey(page, key);
    const where = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200));
    expect(await hasRing(page), `the focus is visible at ${where ?? "nothing"}`).toBe(true);
  }
  throw new Error(`${key} does not lead to ${target.toString()}`);
}

/** Moves the focus to a field and types. */
export async function type(target: Locator, text: string): Promise<void> {
  await go(target);
  await target.page().keyboard.type(text);
}

/** Selects a value of a select by arrow keys, because type-ahead depends on the typing speed. */
export async function pick(target: Locator, value: string, key?: "Shift+Tab"): Promise<void> {
  await go(target, key);
  for (let presses = 0; presses < 30; presses += 1) {
    if ((await target.inputValue()) === value) return;
    await pressKey(target.page(), "ArrowDown");
  }
  throw new Error(`ArrowDown does not lead to ${value}`);
}
