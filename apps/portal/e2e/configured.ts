import type { Page } from "playwright";

/** From the next load on, a page has these settings in place of the vendor's own. */
export const configure = (page: Page, settings: object): Promise<unknown> =>
  page.route("**/config.json*", async (route) => {
    const config = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...config, ...settings } });
  });
