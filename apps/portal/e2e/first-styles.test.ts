// @module-tag long
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { submitEmail } from "./customer.ts";
import { openPortal, type Portal, press } from "./kit.ts";

const START = "/registration/customer-information";

/** Opens the start page and never delivers the styles of the other pages. */
async function openWithFirstStyles(width: number, prepare?: (portal: Portal) => unknown) {
  const portal = await openPortal({ width, isFirstVisit: true });
  await portal.page.route(/\/assets\/style-[^?]+$/, () => undefined);
  await prepare?.(portal);
  await portal.open(START);
  return portal;
}

/** Adds a copy of the pending stylesheet, which the tests switch on and off. */
const addAllStyles = (page: Page) =>
  page.evaluate(async () => {
    const styles = document.querySelector<HTMLTemplateElement>("template#styles")?.content;
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.id = "all";
    link.href = `${styles?.querySelector("link")?.getAttribute("href") ?? ""}?all`;
    const loaded = new Promise((resolve) => link.addEventListener("load", resolve));
    document.body.append(link);
    await loaded;
  });

/** Returns the differences in these elements' styles after the full stylesheet is added. */
const changes = (page: Page, elements = "html, body, body *"): Promise<string[]> =>
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
          // Variables alone are invisible.
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

/**
 * Expects that the full stylesheet does not change the first form in any theme, wherever the focus
 * is.
 */
async function expectFinalForm(page: Page): Promise<void> {
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

test("the first styles alone give the first form and its errors their final look, wherever the focus is", async () => {
  const portal = await openWithFirstStyles(360);
  const { page, sandbox } = portal;
  await expectFinalForm(page);
  await press(portal, "Next");
  await page.locator(".waypost-Field-error").first().waitFor();
  expect(await changes(page)).toEqual([]);
  sandbox.sandbox.fault({ call: "checkEmail", kind: "error-json" });
  await submitEmail(page, "new@example.com");
  await page.locator(".waypost-Toast").first().waitFor();
  expect(await changes(page)).toEqual([]);
});

test("the first styles alone give the first form its final look in a wide window, wherever the focus is", async () => {
  const { page } = await openWithFirstStyles(1280);
  await expectFinalForm(page);
});

test.each<{
  what: string;
  shown: string;
  go?: (portal: Portal) => unknown;
  prepare?: (portal: Portal) => unknown;
}>([
  {
    what: "the wait for the check of an address",
    shown: ".waypost-LoadingOverlay-words",
    prepare: ({ sandbox }) => sandbox.sandbox.fault({ call: "checkEmail", kind: "hang" }),
    go: ({ page }) => submitEmail(page, "new@example.com"),
  },
  {
    what: "a configuration that is wrong",
    shown: "[role=alert]",
    prepare: ({ page }) => page.route("**/config.json*", (route) => route.fulfill({ json: {} })),
  },
  {
    what: "a page whose code cannot be loaded",
    shown: "[role=alert] button",
    prepare: ({ page }) => page.route("**/first-page-*.js", (route) => route.abort()),
  },
])("the first styles alone give its final look to $what", async ({ shown, prepare, go }) => {
  const portal = await openWithFirstStyles(360, prepare);
  const { page } = portal;
  await go?.(portal);
  await page.locator(shown).first().waitFor();
  await addAllStyles(page);
  expect(await changes(page)).toEqual([]);
});
