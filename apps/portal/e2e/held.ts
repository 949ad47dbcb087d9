import type { Page } from "playwright";

/** Holds back what a page asks for. What is returned lets it through. */
export async function holdBack(page: Page, what: RegExp): Promise<() => void> {
  const { promise: arrival, resolve: letArrive } = Promise.withResolvers<void>();
  await page.route(what, async (request) => {
    await arrival;
    await request.continue();
  });
  return letArrive;
}
