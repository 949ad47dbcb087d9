import type { Page } from "playwright";

/** Makes a page note its longest task, before it is opened. */
export const watchTasks = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const observer = new PerformanceObserver((list) => {
      const tasks = list.getEntries().map(({ duration }) => duration);
      const before = Number(Reflect.get(window, "longestTask") ?? 0);
      Reflect.set(window, "longestTask", Math.max(before, ...tasks));
    });
    observer.observe({ type: "longtask", buffered: true });
  });

/** The longest task of a watched page in milliseconds; 0 if none took more than 50. */
export const longestTask = (page: Page): Promise<number> =>
  page.evaluate(() => Math.round(Number(Reflect.get(window, "longestTask") ?? 0)));
