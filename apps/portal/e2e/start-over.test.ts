// @module-tag long
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { submitEmail, toConfirm } from "./customer.ts";
import { arrived, eventually, openPortal, postsOf } from "./kit.ts";

/** From the next page on, reading a draft that contains this text fails. */
const failOn = (page: Page, text: string) =>
  page.addInitScript((mark) => {
    const { parse } = JSON;
    const unreadable = new Proxy(
      {},
      {
        get: () => {
          throw new Error("This draft cannot be read.");
        },
      },
    );
    JSON.parse = (json: string) => (json.includes(mark) ? unreadable : (parse(json) as unknown));
  }, text);

/** Reloads into the crash page, which another reload does not fix, and starts over. */
async function startOverAfterCrash(page: Page): Promise<void> {
  const crashed = () => page.getByRole("heading", { name: "Something Went Wrong" }).waitFor();
  await page.reload();
  await crashed();
  await page.getByRole("button", { name: "Reload" }).click();
  await crashed();
  await page.getByRole("button", { name: "Start over" }).click();
}

test("a payment with a lost reply is still known after starting over", async () => {
  const portal = await openPortal();
  const { page, sandbox } = portal;
  await toConfirm(portal);
  sandbox.sandbox.fault({ call: "register", kind: "lost" });
  await page.getByRole("button", { name: "Confirm" }).click();
  await page.getByText("is in use now").waitFor();
  await failOn(page, "plantype");
  await startOverAfterCrash(page);
  await page.getByText("is in use now").waitFor();
  expect(await page.getByRole("button", { name: "Send it again" }).count()).toBe(0);
  expect(postsOf(portal)).toHaveLength(1);
});

test("starting over deletes a draft that breaks every page", async () => {
  const { page, open } = await openPortal();
  await open("/registration/customer-information");
  await submitEmail(page, "new.customer@example.com");
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

test("after a page could not be loaded, Back and other links work", async () => {
  const portal = await openPortal();
  const { page, open } = portal;
  await open("/registration/customer-information");
  await page.getByLabel("Email").fill("typed@example.com");
  const pricing = /\/PricingPage-[^/]*\.js$/;
  await page.route(pricing, (route) => route.abort());
  const crash = page.getByRole("heading", { name: "Something Went Wrong" });
  const go = (path: string) =>
    page.evaluate((to) => {
      location.hash = to;
    }, path);
  await go("#/pricing");
  await crash.waitFor();
  await page.goBack();
  await arrived(page, "Activate your tracker");
  expect(await page.getByLabel("Email").inputValue()).toBe("typed@example.com");
  await go("#/pricing");
  await crash.waitFor();
  await go("#/cancellation");
  await page.getByRole("heading", { name: "Cancel device!" }).waitFor();
});
