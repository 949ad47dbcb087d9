import type { Page } from "playwright";
import { arrived } from "./opened-page.ts";

const STEPS = [
  "Activate your tracker",
  "Your details",
  "Which devices do you want to activate?",
  "How would you like to pay?",
  "Terms of Service",
];

/**
 * Registers a device with the sandbox bar, which fills in each step.
 *
 * @returns the number of presses
 */
export async function registerByBar(page: Page): Promise<number> {
  let presses = 0;
  const press = async (name: string) => {
    await page.getByRole("button", { name, exact: true }).click();
    presses += 1;
  };
  for (const title of STEPS) {
    await arrived(page, title);
    await press("Fill this step");
    await page.locator("output", { hasText: "Filled in." }).waitFor();
    await press("Next");
  }
  await press("Confirm");
  await page.getByRole("heading", { name: "Your device is active" }).waitFor();
  return presses;
}
