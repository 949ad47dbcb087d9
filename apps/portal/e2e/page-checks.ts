import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright";
import type { Portal } from "./kit.ts";

/** The violations that axe finds in light and dark, except of these rules, as readable lines. */
export async function violations(page: Page, without: readonly string[] = []): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  const light = await linesOf(new AxeBuilder({ page }).disableRules([...without]));
  // The themes differ only in their colours.
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  const dark = new AxeBuilder({ page }).withRules(["color-contrast", "link-in-text-block"]);
  return [...light, ...(await linesOf(dark)).map((line) => `in dark, ${line}`)];
}

async function linesOf(axe: AxeBuilder): Promise<string[]> {
  // Legacy mode runs in one page; the other mode opens a second page for each result.
  const { violations: found } = await axe.setLegacyMode().analyze();
  return found.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`,
  );
}

/** By how many pixels the page is wider than the window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Presses Tab until an element with this name has the focus. @throws Error after 60 presses. */
export async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    const focused = await page.evaluate(() => {
      const at = document.activeElement;
      if (at === null || at === document.body) return "";
      return [at.getAttribute("aria-label"), at.textContent, at.id].join(" | ");
    });
    if (focused.includes(name)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`The keyboard does not reach ${name}`);
}

/**
 * Where secrets are found: address, console, storages and the sandbox's log; once they should be
 * gone from the page, in its document as well. Lines such as "card number in storage".
 */
export async function findSecrets(
  { page, sandbox, console: lines }: Portal,
  secrets: Readonly<Record<string, string>>,
  { isGone = false } = {},
): Promise<string[]> {
  const places: Record<string, string> = {
    address: page.url(),
    console: lines.join("\n"),
    "request log": JSON.stringify(sandbox.sandbox.log()),
    storage: await page.evaluate(() =>
      JSON.stringify([
        Object.entries(sessionStorage),
        Object.entries(localStorage),
        document.cookie,
      ]),
    ),
  };
  if (isGone) places["page"] = await page.evaluate(everyText);
  return Object.entries(places).flatMap(([place, content]) =>
    Object.entries(secrets)
      .filter(([, secret]) => content.replaceAll(" ", "").includes(secret))
      .map(([name]) => `${name} in ${place}`),
  );
}

/** The document with the values of its fields. */
function everyText(): string {
  const values = [...document.querySelectorAll("input, select, textarea")].map((field) =>
    String(Reflect.get(field, "value")),
  );
  return [document.documentElement.outerHTML, ...values].join("\n");
}
