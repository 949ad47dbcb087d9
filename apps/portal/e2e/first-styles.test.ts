import { expect, test } from "vitest";
import { giveEmail } from "./customer.ts";
import { changes, expectFinalForm, openWithFirstStyles } from "./first-styles-kit.ts";
import { press } from "./kit.ts";

test("the first styles alone give the first form and what is wrong with it their final look, wherever the focus is", async () => {
  const portal = await openWithFirstStyles(360);
  const { page, sandbox } = portal;
  await expectFinalForm(page);
  await press(portal, "Next");
  await page.locator(".waypost-Field-error").first().waitFor();
  expect(await changes(page)).toEqual([]);
  sandbox.sandbox.fault({ call: "checkEmail", kind: "error-json" });
  await giveEmail(page, "new@example.com");
  await page.locator(".waypost-Toast").first().waitFor();
  expect(await changes(page)).toEqual([]);
});
