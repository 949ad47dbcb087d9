// @module-tag long
import { expect, test } from "vitest";
import { choose, submitEmail } from "./customer.ts";
import { holdRequests } from "./hold-requests.ts";
import { arrived, eventually, openPortal } from "./kit.ts";

test("the country is shown while its list loads and can be selected afterwards, and the state is a list or a text depending on the country", async () => {
  const { page, open } = await openPortal();
  const letArrive = await holdRequests(page, /\/info\/countries$/);
  await open("/registration/customer-information");
  await submitEmail(page, "new.customer@example.com");
  await arrived(page, "Your details");
  const country = page.locator("#country");
  const state = page.locator("#state");
  expect(await country.inputValue()).toBe("United States");

  // A full name that was typed is selected when the focus moves to the next field.
  await page.getByRole("combobox", { name: "State" }).waitFor();
  await state.focus();
  await page.keyboard.type("texas");
  await page.keyboard.press("Tab");
  await eventually(() => state.inputValue()).toBe("Texas");

  await country.fill("canada");
  await page.getByText("Loading the list").waitFor();
  letArrive();
  await page.getByRole("option", { name: "Canada" }).waitFor();
  await page.keyboard.press("Tab");
  await eventually(() => country.inputValue()).toBe("Canada");

  await choose(page, "Country", "Germany");
  await page.getByRole("textbox", { name: "State" }).fill("Bavaria");
});
