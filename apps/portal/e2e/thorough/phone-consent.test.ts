import { expect, test } from "vitest";
import { arrived, eventually, openPortal } from "../kit.ts";
import { violations } from "../page-checks.ts";
import {
  advanceUntil,
  atConsent,
  complete,
  field,
  give,
  NOON,
  SAMPLE,
  stopClock,
  submit,
  toast,
} from "../phone-consent-kit.ts";

test("Submit is enabled for exactly the documented entries", async () => {
  const { page } = await atConsent();
  await give(page, SAMPLE);
  await complete(page);
  await eventually(() => submit(page).isEnabled()).toBe(true);
  const rejected = [
    ["Name", ["", "   "]],
    ["Phone Number", ["", "555000111", "55500011112"]],
    ["Email", ["", "a", "a@b"]],
  ] as const;
  const entries = { Name: SAMPLE.name, "Phone Number": SAMPLE.phone, Email: SAMPLE.email };
  for (const [label, values] of rejected) {
    for (const value of values) {
      await field(page, label).fill(value);
      await page.getByText(`Still needed: ${label}`, { exact: true }).waitFor();
      expect(await submit(page).isDisabled(), `${label} "${value}"`).toBe(true);
    }
    await field(page, label).fill(entries[label]);
    await eventually(() => submit(page).isEnabled()).toBe(true);
  }
  await field(page, "Phone Number").fill("555-000-11");
  await eventually(() => submit(page).isEnabled()).toBe(true);
  await page.getByText("Text Me", { exact: true }).click();
  await page.getByText("Still needed: Text Me").waitFor();
  expect(await submit(page).isDisabled()).toBe(true);
});

test("a visitor who opens another page within the two seconds stays there", async () => {
  // A page that has been shown before opens at once, even while the clock is stopped.
  const { page, open } = await openPortal();
  await page.clock.install({ time: NOON });
  await open("/pricing");
  await arrived(page, "Pricing");
  await open("/phone-confirmation");
  await arrived(page, "Phone confirmation");
  await give(page, SAMPLE);
  await complete(page);
  await stopClock(page);
  await submit(page).click();
  await advanceUntil(toast(page));
  await open("/pricing");
  await page.getByRole("heading", { name: "Pricing" }).waitFor();
  await page.clock.runFor(60_000);
  expect(page.url()).toContain("#/pricing");
});

test("the form works even if every call fails", async () => {
  const portal = await openPortal();
  const { page, sandbox } = portal;
  sandbox.sandbox.fault({ call: "*", kind: "refuse", times: "always" });
  await page.clock.install({ time: NOON });
  await portal.open("/phone-confirmation");
  await give(page, SAMPLE);
  await complete(page);
  await stopClock(page);
  await submit(page).click();
  await advanceUntil(toast(page));
  await page.clock.runFor(2000);
  await page.waitForURL(/#\/registration\/customer-information$/);
});

test("axe finds no violations, light or dark: the empty form and the success", async () => {
  const { page } = await atConsent();
  expect(await violations(page)).toEqual([]);
  await page.evaluate(suspendTimers);
  await give(page, SAMPLE);
  await submit(page).click();
  await toast(page).waitFor();
  expect(await violations(page)).toEqual([]);
});

// Prevents the redirect and the closing of the toast. Axe itself needs the other timers.
function suspendTimers(): void {
  const later = window.setTimeout.bind(window);
  Object.assign(window, {
    setTimeout: (run: () => void, milliseconds?: number) =>
      milliseconds === 2000 || milliseconds === 6000 ? 0 : later(run, milliseconds),
  });
}
