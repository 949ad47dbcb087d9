import type { Page } from "playwright";

/** Replaces these settings of the vendor from the next load on. */
export const configure = (page: Page, settings: object): Promise<unknown> =>
  page.route("**/config.json*", async (route) => {
    const config = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...config, ...settings } });
  });
