import { expect, test } from "vitest";
import { failOn, startOverAfterCrash } from "../start-over-kit.ts";
import { giveEmail } from "../customer.ts";
import { arrived, eventually, openPortal } from "../kit.ts";

test("a draft that makes every page fail is left behind by starting over", async () => {
  const { page, open } = await openPortal();
  await open("/registration/customer-information");
  await giveEmail(page, "new.customer@example.com");
  await arrived(page, "Your details");
  await page.getByLabel("First Name").fill("Marked");
  const drafts = () => page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));
  await eventually(drafts).toContain("Marked");
  await failOn(page, "Marked");
  await startOverAfterCrash(page);
  await page.getByLabel("Email").waitFor();
  expect(await page.getByLabel("Email").inputValue()).toBe("");
  expect(new URL(page.url()).hash).toBe("#/registration/customer-information");
  expect(await drafts()).not.toContain("Marked");
});
