import type { Page } from "playwright";
import { expect, test } from "vitest";
import { giveEmail } from "./customer.ts";
import { arrived, eventually, openPortal, type Portal } from "./kit.ts";

const COUNTRIES = "GET /info/countries";

async function atDetails(prepare: (portal: Portal) => unknown): Promise<Portal> {
  const portal = await openPortal();
  await prepare(portal);
  await portal.open("/registration/customer-information");
  await giveEmail(portal.page, "new.customer@example.com");
  await arrived(portal.page, "Your details");
  return portal;
}

const country = (page: Page) => page.locator("#country");
const state = (page: Page) => page.locator("#state");

test("without a list the country is free text, and stays as it was typed", async () => {
  const { page } = await atDetails(({ sandbox }) =>
    sandbox.sandbox.fault({ call: COUNTRIES, kind: "error-json", times: "always" }),
  );
  await country(page).fill("");
  await country(page).pressSequentially("Canada");
  expect(await country(page).inputValue()).toBe("Canada");
  await page.keyboard.press("Tab");
  await eventually(() => country(page).inputValue()).toBe("Canada");
});

test("the country is shown while the list is loading, and can be chosen from it afterwards", async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const { page } = await atDetails(({ page: before }) =>
    before.route(/\/info\/countries$/, async (route) => {
      await held;
      await route.continue();
    }),
  );
  expect(await country(page).inputValue()).toBe("United States");
  await country(page).fill("canada");
  await page.getByText("Loading the list").waitFor();
  release();
  await page.getByRole("option", { name: "Canada" }).waitFor();
  await page.keyboard.press("Tab");
  await eventually(() => country(page).inputValue()).toBe("Canada");
});

test("a state whose full name was typed is chosen when the focus moves to the next field", async () => {
  const { page } = await atDetails(() => undefined);
  await page.getByRole("combobox", { name: "State" }).waitFor();
  await state(page).focus();
  await page.keyboard.type("texas");
  await page.keyboard.press("Tab");
  await eventually(() => state(page).inputValue()).toBe("Texas");
});
