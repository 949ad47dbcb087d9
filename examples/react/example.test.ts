import { expect, test } from "vitest";
import { violations } from "../../apps/portal/e2e/page-checks.ts";
import { openExample } from "../open-example.ts";
import {
  acceptTerms,
  fill,
  submitCard,
  submitDetails,
  submitDevice,
  submitEmail,
  GPS,
  press,
  title,
} from "./entries.ts";

const example = openExample(import.meta.dirname);

test("a new customer activates a device, sees it in the account and buys an SMS pack", async () => {
  const { page, sandbox } = await example.open({ reducedMotion: "reduce" });
  await submitEmail(page);
  await title(page, "Your details");
  expect(await violations(page)).toEqual([]);
  await submitDetails(page);
  await submitDevice(page);
  await submitCard(page);
  await acceptTerms(page);
  await page.getByText("Total USD 275.40 billed instantly").waitFor();
  expect(await violations(page)).toEqual([]);
  expect(sandbox.charges()).toEqual([]);
  await press(page, "Confirm");
  await title(page, "Your device is active");
  expect(sandbox.charges()).toHaveLength(1);

  await page.getByRole("link", { name: "Go to your account" }).click();
  await page.getByText("Next Billing Date").waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("link", { name: "Buy an SMS pack" }).click();
  await page
    .getByRole("button", { name: /^Select/ })
    .first()
    .click();
  await press(page, "Buy SMS Pack");
  await page.getByText("$4.95 each time").waitFor();
  expect(await violations(page)).toEqual([]);
  await press(page, "Yes");
  await page.getByRole("link", { name: "Back to your account" }).waitFor();
  expect(sandbox.charges()).toHaveLength(2);
});

test(
  "after a lost reply, the page reports neither success nor failure and pays once",
  { tags: ["long"] },
  async () => {
    const { page, sandbox } = await example.open({ reducedMotion: "reduce" });
    await fill(page);
    await acceptTerms(page);
    sandbox.fault({ call: "register", kind: "lost" });
    await press(page, "Confirm");
    await title(page, "We could not confirm your registration");
    await page.getByText(`${GPS} is in use now`).waitFor();
    expect(await page.getByRole("button", { name: "Send it again" }).count()).toBe(0);
    expect(sandbox.charges()).toHaveLength(1);
  },
);
