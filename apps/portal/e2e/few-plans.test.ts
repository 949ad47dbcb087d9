import { expect, test } from "vitest";
import { continueWithAccount, GPS_IMEI } from "./customer.ts";
import { imei, planField } from "./device-kit.ts";
import { arrived, press, type Portal } from "./kit.ts";
import { FOUR, ONE, openShop, TWELVE, TWO, TWO_YEARS } from "./plans-kit.ts";

/** The words of the periods, "save" as in a discount, and the recommendation. */
const WORDS = {
  en: { monthly: /monthly/i, quarterly: /quarter/i, yearly: /yearly/i, best: /recommended/i },
  es: { monthly: /mensual/i, quarterly: /trimestr/i, yearly: /anual/i, best: /recomendado/i },
  fr: { monthly: /mensuel/i, quarterly: /trimestr/i, yearly: /annuel/i, best: /recommandé/i },
};

const CURRENT = "358000000000001";
const CANCELLED = "358000000000002";

/** Returns what each page with plans shows: its own text, and the numbers of tabs and cards. */
async function lookAround(portal: Portal, language: keyof typeof WORDS) {
  const { page } = portal;
  const seen: Record<string, { words: string[]; tabs: number; cards: number }> = {};
  const look = async (where: string, within = page.getByRole("main")) => {
    const text = await within.innerText();
    // The sandbox describes plans that its devices had before.
    const shown = text.replaceAll(/(GPS|OBD) (Standard|Plus|Pro) \w+: .*/g, "");
    seen[where] = {
      words: Object.entries(WORDS[language]).flatMap(([name, word]) =>
        word.test(shown) ? name : [],
      ),
      tabs: await within.getByRole("tab").count(),
      cards: await within
        .getByRole("article")
        .filter({ has: page.getByRole("button") })
        .count(),
    };
  };
  await portal.open("/pricing");
  await page.getByRole("article").first().waitFor();
  await look("pricing");
  for (const [where, route] of [
    ["plan change", `/device-plan/update?customer_id=1001&imei=${CURRENT}`],
    ["reactivation", `/reactivation?customer_id=1001&imei=${CANCELLED}`],
  ] as const) {
    await portal.open(route);
    if (where === "reactivation") {
      await page.locator("main [role=option][aria-selected=true]").waitFor();
      await page.locator("main [type=submit]").click();
    }
    await page.locator("#servicePlan").waitFor();
    await look(where);
    const open = page.locator(".waypost-PickerField-button");
    if ((await open.count()) === 0) continue;
    await open.click();
    await page.getByRole("dialog").getByRole("article").first().waitFor();
    await look(`picker of the ${where}`, page.getByRole("dialog"));
    await page.keyboard.press("Escape");
  }
  return seen;
}

const NOTHING = { words: [], tabs: 0, cards: 0 };

test.each([
  ["en", "en-US"],
  ["es", "es-MX"],
  ["fr", "fr-CA"],
] as const)(
  "one plan has no tab, no choice and no word of another period in %s",
  async (language, locale) => {
    const seen = await lookAround(await openShop(ONE, { locale }), language);
    expect(seen).toEqual({
      pricing: { words: ["monthly"], tabs: 0, cards: 1 },
      "plan change": NOTHING,
      reactivation: NOTHING,
    });
  },
);

test.each([
  ["en", "en-US"],
  ["es", "es-MX"],
  ["fr", "fr-CA"],
] as const)(
  "two tiers with two periods have two tabs and two cards in %s",
  async (language, locale) => {
    const seen = await lookAround(await openShop(FOUR, { locale }), language);
    const picker = { words: ["monthly", "yearly", "best"], tabs: 2, cards: 2 };
    expect(seen).toEqual({
      pricing: { ...picker, tabs: 4 },
      "plan change": NOTHING,
      "picker of the plan change": picker,
      reactivation: NOTHING,
      "picker of the reactivation": picker,
    });
  },
);

test.each([
  ["en", "en-US"],
  ["es", "es-MX"],
  ["fr", "fr-CA"],
] as const)("twelve plans without a tier are a list in %s", async (language, locale) => {
  const seen = await lookAround(await openShop(TWELVE, { locale }), language);
  const list = { words: [], tabs: 0, cards: 12 };
  expect(seen).toEqual({
    pricing: { ...list, tabs: 2 },
    "plan change": NOTHING,
    "picker of the plan change": list,
    reactivation: NOTHING,
    "picker of the reactivation": list,
  });
});

/** Opens the step of the devices with a valid IMEI. */
async function atDevice(portal: Portal): Promise<void> {
  const { page } = portal;
  await portal.open("/registration/customer-information");
  await continueWithAccount(page);
  await arrived(page, "Which devices do you want to activate?");
  await imei(page).fill(GPS_IMEI);
  await planField(page).waitFor();
}

test("the only plan is chosen, with its price and period, and opens no picker", async () => {
  const portal = await openShop(TWO_YEARS);
  const { page } = portal;
  await atDevice(portal);
  await expect.poll(() => planField(page).inputValue()).toBe("Fleet");
  await page.getByText("$240.00 every 24 months", { exact: true }).waitFor();
  await page.getByText("Renews at $240.00 every 24 months until you cancel.").waitFor();
  await planField(page).press("Enter");
  expect(await page.getByRole("dialog").count()).toBe(0);
  expect(await page.getByRole("button", { name: "Select Plan" }).count()).toBe(0);
});

test("a device that has the only plan cannot change it", async () => {
  const plan = { ...TWO_YEARS.gps?.[0], service_plan_id: "plus_quarterly", duration: 3 } as const;
  const portal = await openShop({ gps: [{ ...plan, service_plan_name: "Fleet", price: 36 }] });
  const { page } = portal;
  await portal.open(`/device-plan/update?customer_id=1001&imei=${CURRENT}`);
  await page.getByText("The device already has this plan.").waitFor();
  expect(await page.getByRole("button", { name: "Update" }).isDisabled()).toBe(true);
});

test("a plan without a tier stays chosen when the IMEI is checked again", async () => {
  const portal = await openShop(TWELVE);
  const { page } = portal;
  await atDevice(portal);
  await press(portal, "Select Plan");
  await page.getByRole("button", { name: /^Select & Save, World 24/ }).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  expect(await planField(page).inputValue()).toBe("World 24");
  await page.reload();
  await planField(page).waitFor();
  expect(await planField(page).inputValue()).toBe("World 24");
});

test("two yearly plans for OBD devices only have no tab, and no discount or recommendation", async () => {
  const { page, open } = await openShop(TWO);
  await open("/pricing");
  await page.getByRole("article").nth(1).waitFor();
  expect(await page.getByRole("tab").count()).toBe(0);
  expect(await page.getByRole("main").innerText()).not.toMatch(/monthly|quarter|upto|recommended/i);
});
