import { describe, expect, test } from "vitest";
import { giveEmail } from "./customer.ts";
import { addAllStyles, changes, expectFinalForm, openWithFirstStyles } from "./first-styles-kit.ts";
import { type Portal, press } from "./kit.ts";

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

describe("further cases", { tags: ["long"] }, () => {
  test("the first styles alone give its final look to the first form in a wide window, wherever the focus is", async () => {
    const { page } = await openWithFirstStyles(1280);
    await expectFinalForm(page);
  });

  test.each<{
    what: string;
    shown: string;
    go?: (portal: Portal) => unknown;
    prepare?: (portal: Portal) => unknown;
  }>([
    {
      what: "the wait for the check of an address",
      shown: ".waypost-LoadingOverlay-words",
      prepare: ({ sandbox }) => sandbox.sandbox.fault({ call: "checkEmail", kind: "hang" }),
      go: ({ page }) => giveEmail(page, "new@example.com"),
    },
    {
      what: "a configuration that is wrong",
      shown: "[role=alert]",
      prepare: ({ page }) => page.route("**/config.json*", (route) => route.fulfill({ json: {} })),
    },
    {
      what: "a page whose code cannot be loaded",
      shown: "[role=alert] button",
      prepare: ({ page }) => page.route("**/first-page-*.js", (route) => route.abort()),
    },
  ])("the first styles alone give its final look to $what", async ({ shown, prepare, go }) => {
    const portal = await openWithFirstStyles(360, prepare);
    const { page } = portal;
    await go?.(portal);
    await page.locator(shown).first().waitFor();
    await addAllStyles(page);
    expect(await changes(page)).toEqual([]);
  });
});
