import type { Page } from "playwright";
import { expect } from "vitest";
import { openPortal, type Portal } from "./kit.ts";

const START = "/registration/customer-information";

/** Opens the start and lets the styles of all pages never arrive. */
export async function openWithFirstStyles(width: number, prepare?: (portal: Portal) => unknown) {
  const portal = await openPortal({ width, isFirstVisit: true });
  await portal.page.route(/\/assets\/style-[^?]+$/, () => undefined);
  await prepare?.(portal);
  await portal.open(START);
  return portal;
}

/** Adds a copy of the stylesheet that the page waits for, which the tests switch on and off. */
export const addAllStyles = (page: Page) =>
  page.evaluate(async () => {
    const kept = document.querySelector<HTMLTemplateElement>("template#styles")?.content;
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.id = "all";
    link.href = `${kept?.querySelector("link")?.getAttribute("href") ?? ""}?all`;
    const loaded = new Promise((resolve) => link.addEventListener("load", resolve));
    document.body.append(link);
    await loaded;
  });

/** What all styles change of the look that the first ones alone give these elements. */
export const changes = (page: Page, elements = "html, body, body *"): Promise<string[]> =>
  page.evaluate((selector) => {
    const all = document.querySelector<HTMLLinkElement>("#all")?.sheet;
    if (!all) throw new Error("Not all styles are here.");
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = 0;
    }
    const look = (isAll: boolean) => {
      all.disabled = !isAll;
      return Array.from(document.querySelectorAll(selector)).flatMap((element) =>
        [undefined, "::before", "::after"].flatMap((part) => {
          const style = getComputedStyle(element, part);
          if (part !== undefined && style.content === "none") return [];
          // A variable alone shows nothing.
          const names = Array.from(style).filter((name) => !name.startsWith("--"));
          return names.map(
            (name) =>
              `${element.className}${part ?? ""} { ${name}: ${style.getPropertyValue(name)} }`,
          );
        }),
      );
    };
    const before = look(false);
    return look(true).filter((line, index) => line !== before[index]);
  }, elements);

const LOOKS = [
  { colorScheme: "light", forcedColors: "none" },
  { colorScheme: "dark", forcedColors: "none" },
  { colorScheme: "light", forcedColors: "active" },
] as const;

async function changesInAnyLook(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const look of LOOKS) {
    // oxlint-disable-next-line no-await-in-loop -- one page
    await page.emulateMedia({ reducedMotion: "reduce", ...look });
    // oxlint-disable-next-line no-await-in-loop
    found.push(...(await changes(page)));
  }
  return found;
}

/** Expects that all styles change nothing of the first form in any look, wherever the focus is. */
export async function expectFinalForm(page: Page): Promise<void> {
  await page.locator(".app-language select").waitFor();
  await addAllStyles(page);
  expect(await changesInAnyLook(page)).toEqual([]);
  // From now on the focus is visible.
  await page.keyboard.press("Tab");
  const stops = await page.locator("a, button, input, select").all();
  for (const stop of stops) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await stop.focus();
    // oxlint-disable-next-line no-await-in-loop
    await stop.hover();
    // oxlint-disable-next-line no-await-in-loop
    expect(await changes(page, ":focus, :focus *, :has(> :focus)")).toEqual([]);
  }
}
