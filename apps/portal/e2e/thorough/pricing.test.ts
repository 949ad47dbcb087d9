import { expect, test } from "vitest";
import { openPortal } from "../kit.ts";
import { card, hold, loaded, replyWith, tab } from "../pricing-kit.ts";

test.each([
  ["10%", "SAVE upto 10%"],
  ["0", ""],
])("the badge of a period shows the configured discount %j", async (key_value, badge) => {
  const portal = await openPortal();
  const { page } = portal;
  await replyWith(page, /app_conf\?key=discount_3$/, {
    status: true,
    value: { key: "discount_3", key_value },
  });
  // The other discount loads after this one, so its badge means that this one has been processed.
  const answered = page.waitForResponse(/app_conf\?key=discount_3$/);
  await page.route(/app_conf\?key=discount_12$/, async (route) => {
    await (await answered).finished();
    await route.continue();
  });
  await portal.open("/pricing");
  await tab(page, "Yearly").getByText("SAVE upto 15%").waitFor();
  expect((await tab(page, "Quarterly").innerText()).replace(/\s+/g, " ").trim()).toBe(
    `Quarterly ${badge}`.trim(),
  );
});

test("coverage and reports are included regardless of the rules", async () => {
  const portal = await openPortal();
  const { page } = portal;
  await replyWith(page, /service_plan\/rules$/, {
    status: true,
    plans: [{ service_plan_id: "plus_quarterly", rules: "customer_report_0" }],
  });
  const answered = page.waitForResponse(/service_plan\/rules$/);
  const release = await hold(page, /service_plan\/revised$/);
  await portal.open("/pricing");
  await (await answered).finished();
  release();
  await loaded(page);
  const included = page.getByRole("listitem").filter({ hasText: ": included" });
  expect(await included.allTextContents()).toEqual(
    ["Standard", "Plus", "Pro"].flatMap(() => [
      "Coverage works in USA, Canada and Mexico: included",
      "Reports: included",
    ]),
  );
});

test("Select & Save opens the vendor's own page, if one is configured", async () => {
  const portal = await openPortal();
  const { page, context } = portal;
  await page.route(/\/config\.json$/, async (route) => {
    const config = (await (await route.fetch()).json()) as { links: Record<string, string> };
    const links = { ...config.links, activation: `${portal.url}icon.svg` };
    await route.fulfill({ json: { ...config, links } });
  });
  await portal.open("/pricing");
  await loaded(page);
  const opening = context.waitForEvent("page");
  await card(page, "Standard").getByRole("button", { name: "Select & Save" }).click();
  await (await opening).waitForURL(`${portal.url}icon.svg`);
});
