import type { Page } from "playwright";
import type { Portal } from "./kit.ts";

export const ONE_WINDOW = "Please use only one window of this browser for this.";

export const shown = ({ page }: Portal, text: string): Promise<void> =>
  page.getByText(text).first().waitFor();

/** Removes the locks API, as at a URL without TLS. */
export async function withoutLocks(page: Page): Promise<void> {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "locks"));
}
