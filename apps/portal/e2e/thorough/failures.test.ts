import { expect, test } from "vitest";
import { giveEmail } from "../customer.ts";
import { allStepsAreLoaded } from "../all-steps.ts";
import { openPortal } from "../kit.ts";

test("without a network the e-mail form shows an error, and works again when the network is back", async () => {
  const portal = await openPortal({ isFirstVisit: true });
  const { page } = portal;
  await portal.open("/registration/customer-information");
  await allStepsAreLoaded(page);
  await portal.context.setOffline(true);
  await giveEmail(page, "new.customer@example.com");
  await page.getByRole("main").getByText("Something Went Wrong").waitFor();
  await portal.context.setOffline(false);
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByLabel("First Name").waitFor();
});

test("a toast is readable even if the code of its region cannot be loaded", async () => {
  const portal = await openPortal({ isFirstVisit: true });
  const { page } = portal;
  await page.route("**/ToastRegion-*.js", (route) => route.abort());
  await portal.open("/registration/terms");
  await page.getByText("You cannot proceed furthur").waitFor();
  await page.getByLabel("Email").waitFor();
});

test.each(["/REGISTRATION/TERMS", "/registration/customer-information/", "/nowhere"])(
  "%s is not an address of the portal and redirects to the start",
  async (address) => {
    const portal = await openPortal({ isFirstVisit: true });
    await portal.open(address);
    await portal.page.getByLabel("Email").waitFor();
    await portal.page.waitForURL(/#\/registration\/customer-information$/);
  },
);

test("an e-mail check without a reply shows an error, and can be repeated", async () => {
  const portal = await openPortal({ isFirstVisit: true });
  const { page } = portal;
  portal.sandbox.sandbox.fault({ call: "checkEmail", kind: "error-empty" });
  await portal.open("/registration/customer-information");
  await giveEmail(page, "new.customer@example.com");
  await page.getByRole("main").getByText("Something Went Wrong").waitFor();
  expect(await page.getByLabel("Email").inputValue()).toBe("new.customer@example.com");
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByLabel("First Name").waitFor();
});

test("the registration works in a browser that blocks storage", async () => {
  const portal = await openPortal({ isFirstVisit: true });
  const { page } = portal;
  await page.addInitScript(() => {
    Object.defineProperty(window, "sessionStorage", {
      get: () => {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await portal.open("/registration/customer-information");
  await giveEmail(page, "new.customer@example.com");
  await page.getByLabel("First Name").waitFor();
});
