import type { Page } from "playwright";
import { jsonOf } from "./engine.ts";
import { describe, expect, test } from "vitest";
import { waitForDialogFocus, SECRETS } from "./customer.ts";
import { isComplete, rowPerKind } from "./test-scope.ts";
import { go, isFocused, pick, pressKey, type } from "./keyboard.ts";
import { SAY, showIn } from "./languages.ts";
import { arrived, countRequests, eventually, mainText, openPortal, postsOf } from "./kit.ts";
import {
  cardUpdate,
  CUSTOMER,
  dormantCancellation,
  FIRST_SIX,
  inUse,
  multiReactivation,
  openTask,
  smsPack,
  successOf,
  taskRows,
  toQuestion,
  type TaskRow,
} from "./task-rows.ts";

const LOOKUPS_OF_THE_START = 9;

const isAtHeading = (page: Page) => isFocused(page.getByRole("heading", { level: 1 }));
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

/** Fills in a task up to its last button without a pointer. */
const BY_KEYBOARD: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  "/activate-smspack": async (page) => {
    await go(button(page, "Select, 250 SMS"));
    await pressKey(page, "Enter");
    await go(page.getByRole("switch", { name: /SMS Auto Renewal/ }));
    await pressKey(page, "Space");
    await pressKey(page, "Space");
  },
  "/activate-etapack": async (page) => {
    await go(button(page, "Select, ETA 150"));
    await pressKey(page, "Space");
  },
  "/reactivation": async (page) => {
    await go(page.getByRole("listbox").getByRole("option").first());
    await pressKey(page, "End");
    await pressKey(page, "Enter");
    await plansByKeyboard(page, "Reactivate Device");
  },
  "/multi-reactivation": async (page) => {
    await go(page.getByRole("listbox").getByRole("option").first());
    await pressKey(page, "Space");
    await pressKey(page, "End");
    await pressKey(page, "Space");
    await plansByKeyboard(page, "Reactivate GPS Subscription Request");
  },
  "/cancellation": async (page) => {
    await type(page.getByLabel("First Name"), "Rita");
    await type(page.getByLabel("Last Name"), "Returning");
    await go(page.getByLabel("Country"));
    await type(page.getByLabel("Contact Phone"), "5550001111");
    // The URL has filled it in.
    await go(page.getByLabel("Email"));
    await pressKey(page, "Control+A");
    await page.keyboard.type("returning@example.com");
    await type(page.getByLabel("IMEI", { exact: true }), inUse(CUSTOMER));
    for (const name of [/Price concerns/, /Inaccurate/, /Theft prevention/]) {
      await go(page.getByRole("checkbox", { name }));
      await pressKey(page, "Space");
    }
    await type(page.getByLabel("Comments"), "We sold the van.");
  },
  "/credit-card/update": async (page) => {
    await type(page.getByLabel("First six digits"), FIRST_SIX);
    await arrived(page, `2 of 2 · ${cardUpdate.title}`);
    await eventually(() => isAtHeading(page)).toBe(true);
    await type(page.getByLabel("Company Name"), "Sample Ltd");
    await typeCard(page);
  },
  "/device-plan/update": async (page) => {
    await go(page.getByRole("listbox").getByRole("option").first());
    await pressKey(page, "Space");
    await go(button(page, "Continue"));
    await pressKey(page, "Enter");
    await arrived(page, "2 of 2 · Update Device Plan");
    await eventually(() => isAtHeading(page)).toBe(true);
    const plan = page.getByRole("textbox", { name: "Service Plan" });
    await go(plan);
    await pressKey(page, "Enter");
    const picker = page.getByRole("dialog");
    await waitForDialogFocus(picker);
    await go(picker.getByRole("tab", { name: "Quarterly" }));
    await pressKey(page, "ArrowRight");
    await go(picker.getByRole("button", { name: "Select/Save" }));
    await pressKey(page, "Enter");
    await picker.waitFor({ state: "detached" });
    await eventually(() => isFocused(plan)).toBe(true);
  },
  "/pay-dormantfee": typeCard,
  "/dormant-cancellation": async (page) => {
    await go(button(page, /Device in dormant mode/));
    await pressKey(page, "Enter");
    await eventually(() => isFocused(page.getByRole("listbox").getByRole("option").first())).toBe(
      true,
    );
    await pressKey(page, "Enter");
    await go(button(page, "Continue"));
    await pressKey(page, "Enter");
    await arrived(page, "2 of 2 · Cancel Dormant Subscription");
    await eventually(() => isAtHeading(page)).toBe(true);
  },
};

/** Goes from the selected devices to the last button, and looks at the plans. */
async function plansByKeyboard(page: Page, title: string): Promise<void> {
  await go(button(page, "Continue"));
  await pressKey(page, "Enter");
  await eventually(() => isAtHeading(page)).toBe(true);
  await arrived(page, `2 of 2 · ${title}`);
  const plan = page.getByRole("textbox", { name: "Plan" }).first();
  await go(plan);
  await pressKey(page, "Enter");
  await waitForDialogFocus(page.getByRole("dialog"));
  await pressKey(page, "Escape");
  await eventually(() => isFocused(plan)).toBe(true);
  await typeCard(page);
}

async function typeCard(page: Page): Promise<void> {
  await type(page.getByLabel("Card Holder Name"), "Rita Returning");
  await type(page.getByLabel("Card Number"), SECRETS.cardNumber);
  await type(page.getByLabel("CVV"), SECRETS.cvv);
  // The arrow keys would pass the current year, which clears an expired month.
  await pick(page.getByLabel("Year"), "2030");
  await pick(page.getByLabel("Month"), "03", "Shift+Tab");
}

/** Goes to the review, back by Escape, and to its button again. */
async function askByKeyboard(page: Page, row: TaskRow): Promise<void> {
  await pressKey(page, "Enter");
  const question = page.getByRole("alertdialog", { name: row.question ?? "" });
  await waitForDialogFocus(question);
  await pressKey(page, "Escape");
  await question.waitFor({ state: "detached" });
  await eventually(() => isFocused(button(page, row.lastButton))).toBe(true);
  await pressKey(page, "Enter");
  await waitForDialogFocus(question);
  await go(question.getByRole("button", { name: row.confirm }));
}

test("no task asks for anything if its URL lacks the customer", async () => {
  const portal = await openPortal();
  const { page } = portal;
  const requests = countRequests(portal);
  await portal.open("/pricing");
  await eventually(requests).toBe(LOOKUPS_OF_THE_START);
  for (const row of rowPerKind) {
    await portal.open(row.route);
    await eventually(() => page.title()).toContain(row.titleWithoutInput ?? row.title);
    await eventually(() => mainText(portal)).toMatch(row.withoutInput);
  }
  expect(requests()).toBe(LOOKUPS_OF_THE_START);
});

test("an incomplete link offers activation and plans, in the selected language", async () => {
  const portal = await openPortal();
  const { page } = portal;
  await portal.open("/activate-smspack");
  const support = page.getByRole("main").getByRole("link", { name: "support@example.com" });
  await support.waitFor();
  expect(await mainText(portal)).toContain(
    "Link not working? Write to support@example.com for a new one.",
  );
  await page.getByRole("link", { name: "See plans" }).click();
  await arrived(page, "Pricing");
  await page.goBack();
  await page.getByRole("link", { name: "Activate a device" }).waitFor();
  await showIn(page, "es");
  await page.getByRole("link", { name: "Activar un dispositivo" }).click();
  await arrived(page, SAY.es("email.title"));
});

describe.each(isComplete ? taskRows : [dormantCancellation])("$name", (row) => {
  test("is completed by keyboard alone, with a visible focus at every stop", async () => {
    const portal = await openPortal();
    const { page } = portal;
    await openTask(portal, row);
    await BY_KEYBOARD[row.route]?.(page);
    await go(button(page, row.lastButton));
    if (row.question !== null) await askByKeyboard(page, row);
    const request = page.waitForRequest((one) => one.method() === "POST");
    await pressKey(page, "Enter");
    expect(await jsonOf(await request)).toEqual(row.body);
    const success = successOf(page, row);
    await success.waitFor();
    if (row.isInPlace !== true) {
      await waitForDialogFocus(success);
      await go(success.getByRole("button", { name: "Ok" }));
      await pressKey(page, "Enter");
    }
    await eventually(() => isAtHeading(page)).toBe(true);
    await go(page.getByRole("link", { name: "Go to the tracking site" }));
  });
});

describe.each([multiReactivation])("$name", (row) => {
  test("preserves entered values over a reload and over another page, but no card number", async () => {
    const portal = await openPortal();
    const { page } = portal;
    await openTask(portal, row);
    await row.fill(page);
    const entered = JSON.stringify(await row.kept?.(page));
    const kept = entered.replaceAll(/(\d{4} ){3}\d{4}/g, "");
    await page.reload();
    await button(page, row.lastButton).waitFor();
    expect(JSON.stringify(await row.kept?.(page))).toBe(kept);
    await portal.open("/pricing");
    await page.getByRole("heading", { name: "Pricing" }).waitFor();
    await page.goBack();
    await button(page, row.lastButton).waitFor();
    expect(JSON.stringify(await row.kept?.(page))).toBe(kept);
    expect(postsOf(portal)).toEqual([]);
  });
});

describe.each([smsPack])("$name", (row) => {
  test("that was rejected leaves the focus on its button and shows the reason, in the smallest window", async () => {
    const portal = await openPortal({ width: 320, height: 256 });
    const { page } = portal;
    await openTask(portal, row, 901);
    await toQuestion(page, row, 901);
    await page.getByRole("button", { name: row.confirm, exact: true }).click();
    const alert = page.getByRole("main").getByRole("alert");
    await alert.getByText("The request was refused : Account is blocked").waitFor();
    const isInView = () =>
      alert.evaluate((panel) => {
        const { top } = panel.getBoundingClientRect();
        return top >= 0 && top < window.innerHeight - 40;
      });
    await eventually(isInView).toBe(true);
    await eventually(() => isFocused(button(page, row.lastButton))).toBe(true);
  });
});
