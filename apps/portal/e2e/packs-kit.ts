import type { Locator, Page } from "playwright";
import { mainText, type Portal } from "./kit.ts";

/** The buttons of the packs that are shown. */
export const offered = (page: Page): Locator => page.getByRole("button", { name: /^Select/ });
/** The names of these packs. */
export const namesOf = async (page: Page): Promise<string[]> => {
  await offered(page).first().waitFor();
  const labels = await offered(page).evaluateAll((all) =>
    all.map((one) => one.getAttribute("aria-label") ?? ""),
  );
  return labels.map((label) => label.replace("Select, ", ""));
};

/** Answers the list of packs in the sandbox's place. */
export const answerPacks = async ({ page }: Portal, plans: readonly object[]): Promise<void> => {
  await page.route(/category=(sms|eta)_pack/, (route) =>
    route.fulfill({
      json: { status: true, plans },
      headers: { "Access-Control-Allow-Origin": "*" },
    }),
  );
};

/** All prices on the page. */
export const pricesOn = async (portal: Portal): Promise<string> =>
  (await mainText(portal)).match(/\$\d+\.\d\d/g)?.join() ?? "";

/** The prices of the SMS packs in the US. */
export const AT_HOME = "$4.95,$9.95,$16.95";
/** And elsewhere. */
export const ABROAD = "$9.95,$21.95,$39.95";
