import type { Page } from "playwright";

/** Holds requests of a page. The returned function releases them. */
export async function holdRequests(page: Page, what: RegExp): Promise<() => void> {
  const { promise: arrival, resolve: letArrive } = Promise.withResolvers<void>();
  await page.route(what, async (request) => {
    await arrival;
    await request.continue();
  });
  return letArrive;
}
