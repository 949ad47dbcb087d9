import { demoCustomer } from "@waypost/sandbox";
import { expect, test } from "vitest";
import { eventually, openPortal } from "./kit.ts";

test("each screen's heading takes the focus, even while a toast is shown", async () => {
  const { page, open } = await openPortal();
  await open("/registration/terms");
  const toast = page.getByText("You cannot proceed furthur");
  await toast.waitFor();
  // A toast does not close while the pointer is over it.
  await toast.hover();
  await page.getByLabel("Email").fill(demoCustomer.email);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Continue without Password" }).waitFor();
  const heading = page.getByRole("main").getByRole("heading", { level: 1 });
  await eventually(() => heading.evaluate((it) => it === document.activeElement)).toBe(true);
  expect(await toast.isVisible()).toBe(true);
});
