import { expect, test } from "vitest";
import { holdBack } from "./held.ts";
import { openPortal, press } from "./kit.ts";

test("on a slow line the page shows its shape, and then the old screen until the code of the next is here", async () => {
  const portal = await openPortal({ isFirstVisit: true });
  const { page, open } = portal;
  const letNextArrive = await holdBack(page, /\/assets\/DetailsForm-/);
  const letArrive = await holdBack(page, /\/assets\/(?!DetailsForm-)/);
  const fetching = page.waitForRequest(/\/assets\/DetailsForm-/);
  const opening = open("/registration/customer-information");
  const shape = page.locator(".shape");
  await shape.waitFor();
  expect(await shape.textContent()).toMatch(/^\s*$/);
  letArrive();
  await opening;
  const email = page.getByLabel("Email");
  await email.fill("new@example.com");
  expect(await shape.isVisible()).toBe(false);

  await press(portal, "Next");
  await fetching;
  const overlay = page.getByText("Loading…", { exact: true });
  await overlay.waitFor();
  expect(await email.isVisible()).toBe(true);
  letNextArrive();
  await page.getByLabel("First Name").waitFor();
  await overlay.waitFor({ state: "detached" });
});

test("all styles are asked for again where they could not be loaded", async () => {
  const portal = await openPortal({ isFirstVisit: true });
  const { page } = portal;
  let isDown = true;
  await page.route(/\/assets\/style-/, (request) =>
    isDown ? request.abort() : request.continue(),
  );
  const failed = page.waitForEvent("requestfailed");
  await portal.open("/registration/customer-information");
  await failed;
  isDown = false;
  await page.getByRole("link", { name: /prices/ }).click();
  await page.getByRole("heading", { name: "Pricing" }).waitFor();
});
