import type { Locator } from "playwright";
import { describe, expect, test } from "vitest";
import { postsOf, arrived, eventually, openPortal, press, type Portal } from "./kit.ts";
import { violations } from "./page-checks.ts";
import { registerByBar } from "./register-by-bar.ts";
import * as rows from "./task-rows.ts";

const START = "/registration/customer-information";
const bar = ({ page }: Portal) => page.getByRole("complementary", { name: "Sandbox" });
const status = (portal: Portal) => bar(portal).locator("output");

async function opened(
  route = START,
  options: { width?: number; motion?: boolean } = {},
): Promise<Portal> {
  const portal = await openPortal({ announce: true, ...options });
  await portal.open(route);
  await bar(portal).waitFor();
  return portal;
}

/** Presses the button that fills in the step, and waits until it is done. */
async function fill(portal: Portal): Promise<void> {
  await press(portal, "Fill this step");
  await status(portal).filter({ hasText: "Filled in." }).waitFor();
}

/** Opens a task by its link, and fills it in up to its success. */
async function throughTask(label: string, row: rows.TaskRow): Promise<Locator> {
  const portal = await opened();
  const { page } = portal;
  await press(portal, "Test data");
  await bar(portal).getByRole("heading", { name: /^On / }).waitFor();
  await bar(portal).getByRole("link", { name: label, exact: true }).click();
  await eventually(() => page.title()).toContain(row.title);
  const last = page.getByRole("button", { name: row.lastButton, exact: true });
  const next = page.getByRole("button", { name: /^(Continue|Update)$/ }).or(last);
  await next.waitFor();
  while (!(await last.isVisible())) {
    await fill(portal);
    // The first six digits of a card continue by themselves.
    if ((await next.textContent()) === "Continue") await next.click();
    await last.waitFor();
  }
  if (row.name !== rows.terminateSim.name) await fill(portal);
  await last.click();
  if (row.question !== null) await press(portal, row.confirm);
  const success = rows.successOf(page, row);
  await success.waitFor();
  return success;
}

describe("one press fills in", () => {
  test("each step, up to a registered device", async () => {
    const portal = await opened(START, { width: 390, motion: true });
    expect(await registerByBar(portal.page)).toBe(11);
    expect(portal.sandbox.sandbox.charges()).toMatchObject([{ amount: 59.85 }]);
  });

  test.each([
    ["Change a plan", rows.planUpdate],
    ["Reactivate a device", rows.reactivation],
    ["Reactivate several", rows.multiReactivation],
    ["Buy SMS", rows.smsPack],
    ["Buy ETA", rows.etaPack],
    ["Change the card", rows.cardUpdate],
    ["Dormant mode", rows.payDormantFee],
    ["Terminate a SIM", rows.terminateSim],
    ["End dormant mode", rows.dormantCancellation],
    ["Cancel a device", rows.cancellation],
  ] as const)(
    "each stage of a task, which its link opens: %s",
    { tags: ["long"] },
    async (label, row) => {
      const success = await throughTask(label, row);
      expect(await success.isVisible()).toBe(true);
    },
  );
});

test("with a vendor's API nothing of the bar is fetched", { tags: ["long"] }, async () => {
  const portal = await openPortal();
  const { page } = portal;
  const urls: string[] = [];
  page.on("request", (request) => void urls.push(request.url()));
  await portal.open(START);
  await eventually(() => urls.some((url) => url.includes("/info/"))).toBe(true);
  await page.waitForLoadState("networkidle");
  expect(
    urls.filter((url) => /sandbox|show-bar/i.test(url.replace(portal.sandbox.url, ""))),
  ).toEqual([]);
  expect(await bar(portal).count()).toBe(0);
});

test("values are typed into their fields, or else copied", { tags: ["long"] }, async () => {
  const portal = await opened();
  const { page } = portal;
  await press(portal, "Test data");
  await press(portal, "Returning customer");
  await eventually(() => page.getByLabel("Email").inputValue()).toBe("returning@example.com");
  await press(portal, "Next");
  await arrived(page, "Welcome back!");
  await press(portal, "Returning customer");
  await eventually(() => page.locator("#password").inputValue()).toBe("waypost-demo");
  await portal.context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await press(portal, "Card that is declined");
  await status(portal).filter({ hasText: "Copied: 4000000000000002" }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("4000000000000002");
});

test("the next payment loses its reply, once", async () => {
  const portal = await opened("/activate-smspack?customer_id=1001");
  await press(portal, "Test data");
  await press(portal, "Lose the reply to the next payment");
  await status(portal).filter({ hasText: "The next payment on this page" }).waitFor();
  await fill(portal);
  await press(portal, "Buy SMS Pack");
  await press(portal, "Yes");
  await portal.page.getByText("Please do not pay again yet").waitFor();
  expect(portal.sandbox.sandbox.charges()).toHaveLength(1);
  expect(postsOf(portal)).toHaveLength(1);
});

test(
  "the clock of the sandbox moves, and what is shown is read again",
  { tags: ["long"] },
  async () => {
    const portal = await opened("/account?customer_id=1001");
    const { sandbox } = portal.sandbox;
    const before = sandbox.now().getTime();
    await press(portal, "Test data");
    await press(portal, "30 days later");
    await eventually(() => sandbox.now().getTime() - before > 29.9 * 86_400_000).toBe(true);
    const day = sandbox.now().toLocaleDateString("en", { dateStyle: "long", timeZone: "UTC" });
    await bar(portal)
      .getByRole("heading", { name: `On ${day}` })
      .waitFor();
    await press(portal, "Real time");
    await eventually(() => sandbox.now().getTime() - before < 3_600_000).toBe(true);
  },
);

test("the texts change to plain English and back", { tags: ["long"] }, async () => {
  const portal = await opened("/cancellation");
  const { page } = portal;
  const documented = await page.getByRole("main").innerText();
  await press(portal, "Test data");
  await press(portal, "Plain English");
  await eventually(() => page.getByRole("main").innerText()).not.toBe(documented);
  await press(portal, "Documented texts");
  await eventually(() => page.getByRole("main").innerText()).toBe(documented);
});

test("the bar covers nothing and is not printed", async () => {
  const portal = await opened(START, { width: 320 });
  const { page } = portal;
  await press(portal, "Test data");
  await bar(portal).getByRole("heading", { name: /^On / }).waitFor();
  const places = await page.evaluate(() => {
    const [sandbox, root] = ["aside.sandbox", "#root"].map((one) =>
      document.querySelector(one)?.getBoundingClientRect(),
    );
    return {
      below: Number(root?.top) - Number(sandbox?.bottom),
      wide: document.documentElement.scrollWidth,
    };
  });
  expect(places).toEqual({ below: 0, wide: 320 });
  // Axe recognizes a skip link only where nothing comes before it.
  expect(await violations(page, ["region"])).toEqual([]);
  await page.emulateMedia({ media: "print" });
  expect(await bar(portal).isVisible()).toBe(false);
});
