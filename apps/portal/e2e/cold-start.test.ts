import { expect, test } from "vitest";
import { submitEmail } from "./customer.ts";
import { arrived, openPortal } from "./kit.ts";

/** Over HTTP/1.1 a browser has six connections, and all files of a cold start queue on them. */
const MOST_SCRIPTS = 40;

test("a cold start needs at most 40 scripts up to the details step", async () => {
  const { page, open } = await openPortal({ isFirstVisit: true });
  const scripts = new Set<string>();
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.add(request.url());
  });
  await open("/registration/customer-information");
  await submitEmail(page, "new.customer@example.com");
  await arrived(page, "Your details");
  await page.waitForLoadState("networkidle");
  expect(scripts.size).toBeGreaterThan(3);
  expect(scripts.size).toBeLessThanOrEqual(MOST_SCRIPTS);
});
