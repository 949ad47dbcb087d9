import { expect, test } from "vitest";
import { eventually, openPortal } from "./kit.ts";

const ROUTES = ["/registration/customer-information", "/pricing", "/activate-smspack"];

test.each(ROUTES)("before the code of %s is here, the page shows its shape", async (route) => {
  const { page, open } = await openPortal();
  const { promise: arrival, resolve: letArrive } = Promise.withResolvers<void>();
  await page.route(/\/assets\//, async (request) => {
    await arrival;
    await request.continue();
  });
  const opening = open(route);
  const shape = page.locator(".shape");
  await shape.waitFor();
  const painted = () => page.evaluate(() => performance.getEntriesByType("paint").length);
  await eventually(painted).toBeGreaterThan(0);
  expect(await shape.textContent()).toMatch(/^\s*$/);
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");
  letArrive();
  await opening;
  await page.getByRole("main").waitFor();
  await shape.waitFor({ state: "hidden" });
});
