// @module-tag long
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { submitEmail } from "./customer.ts";
import { arrived, openPortal } from "./kit.ts";
import { rendersOf, watchRenders } from "./renders.ts";
import { cancellation } from "./task-rows.ts";

/** Opens a route in a separate browser context, where renders are counted. */
async function openCounted(route: string) {
  const { page, open } = await openPortal({ isFirstVisit: true });
  await watchRenders(page);
  await open(route);
  return page;
}

async function openEmailForm() {
  const page = await openCounted("/registration/customer-information");
  await page.getByRole("textbox", { name: "Email" }).waitFor();
  return page;
}

/**
 * Returns the number of components that one more digit in the focused field renders: the minimum
 * of three digits, because something else, such as a reply, may render at the same time.
 */
async function rendersOfDigit(page: Page): Promise<number> {
  await rendersOf(page, async () => {});
  const counts: number[] = [];
  for (const digit of ["0", "1", "2"]) {
    // oxlint-disable-next-line no-await-in-loop -- one digit after the other
    const { components } = await rendersOf(page, () => page.keyboard.press(digit));
    counts.push(components);
  }
  return Math.min(...counts);
}

test("the details form mounts no option of a closed list except the selected one", async () => {
  const page = await openEmailForm();
  const { options } = await rendersOf(page, async () => {
    await submitEmail(page, "new.customer@example.com");
    await arrived(page, "Your details");
    // The states come from the server.
    await page.getByRole("button", { name: /State/ }).waitFor();
  });
  // Only one of the four lists, the country, has a value.
  expect(options).toBe(1);
  await page.getByRole("combobox", { name: "State" }).press("ArrowDown");
  await page.getByRole("option", { name: "Texas" }).waitFor();
});

test("a digit of the phone renders at most 12 components of the details form", async () => {
  const page = await openEmailForm();
  await submitEmail(page, "new.customer@example.com");
  await arrived(page, "Your details");
  // The states come from the server, and their rendering must not be counted.
  await page.getByRole("button", { name: /State/ }).waitFor();
  await page.getByLabel("Phone Number").fill("555");
  const components = await rendersOfDigit(page);
  expect(components).toBeGreaterThan(2);
  expect(components).toBeLessThanOrEqual(12);
});

test("a digit of the phone renders at most 12 components of the cancellation page", async () => {
  const page = await openCounted(cancellation.route);
  await arrived(page, cancellation.title);
  await page.getByLabel("Contact Phone").fill("555");
  const components = await rendersOfDigit(page);
  expect(components).toBeGreaterThan(2);
  expect(components).toBeLessThanOrEqual(12);
});
