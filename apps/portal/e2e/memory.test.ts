/** @module-tag long */

import type { Page } from "playwright";
import { expect, test } from "vitest";
import { continueWithAccount } from "./customer.ts";
import { arrived, openPortal } from "./kit.ts";

/** Returns the number of nodes in the memory of the page, attached or detached. */
async function nodesOf(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable");
  // A second collection frees what the finalizers of the first one release.
  for (let time = 0; time < 2; time += 1) await devtools.send("HeapProfiler.collectGarbage");
  const { metrics } = await devtools.send("Performance.getMetrics");
  await devtools.detach();
  return metrics.find(({ name }) => name === "Nodes")?.value ?? Number.NaN;
}

test("going back and forth ten times leaks no screen", async () => {
  const { page, open } = await openPortal({ isFirstVisit: true });
  await open("/registration/customer-information");
  await continueWithAccount(page);
  const goBackAndForth = async () => {
    await arrived(page, "Which devices do you want to activate?");
    await page.getByRole("button", { name: "Previous" }).click();
    await arrived(page, "Activate your tracker");
    await page.getByRole("button", { name: "Next" }).click();
    await arrived(page, "Welcome back!");
    await page.getByRole("button", { name: "Continue without Password" }).click();
  };
  await goBackAndForth();
  await goBackAndForth();
  await arrived(page, "Which devices do you want to activate?");
  const before = await nodesOf(page);
  for (let time = 0; time < 10; time += 1) await goBackAndForth();
  await arrived(page, "Which devices do you want to activate?");
  const shown = await page.locator("main *").count();
  expect(await nodesOf(page)).toBeLessThan(before + shown);
});
