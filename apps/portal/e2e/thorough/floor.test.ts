import { expect, test } from "vitest";
import { fillDetails, giveEmail } from "../customer.ts";
import { arrived, openPortal } from "../kit.ts";
import { atPricing, loaded } from "../pricing-kit.ts";

test("where a browser does not tell of composing, lists can be searched", async () => {
  const { page, open } = await openPortal();
  await page.addInitScript(() => {
    for (const type of [KeyboardEvent, InputEvent]) {
      Reflect.deleteProperty(type.prototype, "isComposing");
    }
  });
  await open("/registration/customer-information");
  await giveEmail(page, "new.customer@example.com");
  await fillDetails(page);
  expect(await page.getByRole("combobox", { name: "State" }).inputValue()).toBe("Texas");
  await page.getByRole("button", { name: "Next" }).click();
  await arrived(page, "Which devices do you want to activate?");
});

test("where a browser ignores the features of a new window, a plan leads to the registration", async () => {
  const { page } = await atPricing();
  await page.evaluate(() => {
    const own = window.open.bind(window);
    window.open = (url, target) => own(url, target);
  });
  await loaded(page);
  const opening = page.waitForEvent("popup");
  await page
    .getByRole("button", { name: /^Select & Save, Pro/ })
    .first()
    .click();
  const opened = await opening;
  await opened.getByLabel("Email").waitFor();
  await opened.waitForURL(/#\/registration\/customer-information$/);
});
