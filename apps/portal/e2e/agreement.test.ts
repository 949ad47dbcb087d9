import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { configure } from "./configured.ts";
import { GPS_IMEI, OBD_IMEI, toConfirm } from "./customer.ts";
import { needs } from "./engine.ts";
import { mainText, openPortal, press, type Portal } from "./kit.ts";
import { register } from "./settings-kit.ts";
import {
  cancellation,
  etaPack,
  openTask,
  payDormantFee,
  reactivation,
  smsPack,
  successOf,
  terminateSim,
  toQuestion,
} from "./task-rows.ts";

const CANCEL = "You can cancel at any time on the cancellation request page (opens in a new tab).";
const GUARANTEE = "30-day money-back guarantee: see the terms of service (opens in a new tab).";
const THEN =
  /^Then \$[\d.]+ every 3 months, first on [A-Z][a-z]{2} \d+, 20\d\d, until you cancel\.$/;
const REFILL =
  "$9.95 each time fewer than 10% are left, charged to your card on file. To stop it later, write to support@example.com.";

/** Returns the terms beside the button, once they and the button are in the window. */
async function readTerms({ page }: Portal, button: string): Promise<string[]> {
  const block = page.locator(".agreement");
  const confirm = page.getByRole("button", { name: button, exact: true });
  await block.waitFor();
  const hidden = await page.evaluate(
    ([inside, answer]) => {
      const boxes = [inside, answer].map((it) => it?.getBoundingClientRect());
      const view = boxes.every((box) => box && box.top >= 0 && box.bottom <= innerHeight);
      // No ancestor clips it.
      for (let at = inside?.parentElement ?? null; at !== null; at = at.parentElement) {
        if (at.scrollHeight > at.clientHeight + 1 && getComputedStyle(at).overflowY !== "visible")
          if (at !== document.documentElement && at !== document.body) return "within a box";
      }
      return view ? "" : "outside the window";
    },
    [await block.elementHandle(), await confirm.elementHandle()] as const,
  );
  expect(hidden).toBe("");
  return block.locator("p").allTextContents();
}

const PHONE = { width: 360, height: 640 } as const;

test("before a registration, the totals, the first renewal, the card, how to cancel and the guarantee are in view on a phone", async () => {
  const portal = await openPortal(PHONE);
  await toConfirm(portal, { imeis: [GPS_IMEI, OBD_IMEI] });
  await portal.page.getByText("Total USD 111.30 billed instantly").waitFor();
  expect(await readTerms(portal, "Confirm")).toEqual([
    expect.stringMatching(THEN),
    "Card: Visa ending in 1111",
    CANCEL,
    GUARANTEE,
  ]);
});

test.each([
  {
    row: reactivation,
    button: "Confirm",
    lines: [expect.stringMatching(THEN), "Card: Visa ending in 9012", CANCEL],
  },
  { row: smsPack, button: "Yes", lines: [REFILL] },
  { row: etaPack, button: "Yes", lines: ["You pay once. Nothing renews."] },
] as const)(
  "in $row.name, $button follows what it agrees to, without the guarantee of a first activation",
  async ({ button, row, lines }) => {
    const portal = await openPortal(PHONE);
    await openTask(portal, row);
    await toQuestion(portal.page, row);
    await portal.page.getByText(row.money).waitFor();
    expect(await readTerms(portal, button)).toEqual(lines);
  },
);

test(
  "the fee of dormant mode is followed by its card, above the button",
  { tags: ["long"] },
  async () => {
    const portal = await openPortal(PHONE);
    await openTask(portal, payDormantFee);
    await payDormantFee.fill(portal.page);
    await portal.page
      .getByRole("button", { name: payDormantFee.lastButton })
      .scrollIntoViewIfNeeded();
    expect(await readTerms(portal, payDormantFee.lastButton)).toEqual([
      "Card: Visa ending in 9012",
    ]);
  },
);

test(
  "apart from the customer's details, a cancellation takes three taps",
  { tags: ["long"] },
  async () => {
    const portal = await openPortal();
    const { page } = portal;
    await openTask(portal, cancellation);
    for (const [label, text] of [
      ["First Name", "Rita"],
      ["Last Name", "Returning"],
      ["Contact Phone", "5550001111"],
      ["Email", "returning@example.com"],
      ["IMEI", "358000000000001"],
      ["Comments", "We sold the van."],
    ] as const) {
      await page.getByLabel(label, { exact: true }).fill(text);
    }
    const taps = ["Price concerns", "Theft prevention"].map((name) =>
      page.getByText(name, { exact: true }),
    );
    for (const tap of [...taps, page.getByRole("button", { name: "Submit" })]) await tap.click();
    await successOf(page, cancellation).waitFor();
  },
);

test("the consent can be saved: totals, card, time, checkboxes and texts, with their fingerprints", async () => {
  needs("download");
  const portal = await openPortal();
  const { page } = portal;
  await register(portal, { imeis: [GPS_IMEI, OBD_IMEI] });
  const sheet = page.getByRole("region", { name: "What you agreed to" });
  await press(portal, "What you agreed to");
  await sheet.getByText("Ending in 1111", { exact: true }).waitFor();
  await sheet.getByText("I HAVE READ AND AGREE TO THE TERMS OF SERVICE", { exact: true }).waitFor();
  await sheet.getByText("You receive 30 days or one billing cycle of notice").waitFor();
  const saving = page.waitForEvent("download");
  await press(portal, "Save as a file");
  const file = await saving;
  expect(file.suggestedFilename()).toBe("agreement.txt");
  const text = await readFile(await file.path(), "utf8");
  expect(text).toContain("Today: $111.30");
  expect(text).toContain("Total USD 111.30 billed instantly");
  expect(text.match(/Fingerprint of this text: [0-9a-f]{16}$/gm)).toHaveLength(2);
  expect(text).toContain(`${portal.url.replace(/\/$/, "")}/#/cancellation`);

  // On the page, the record has no buttons, no language, no raw URL and no fingerprint.
  expect(text).toMatch(/^\[Confirm\]$/m);
  expect(await sheet.innerText()).not.toMatch(/Confirm$|Language|#\/cancellation|Fingerprint/m);

  await page.reload();
  await press(portal, "What you agreed to");
  await sheet.getByText("are not saved after a reload").waitFor();
  expect(await sheet.textContent()).not.toContain("1111");
});

test("a paid task ends with the same receipt, with its renewal for the calendar", async () => {
  needs("download");
  const portal = await openPortal();
  const { page } = portal;
  await openTask(portal, reactivation);
  await toQuestion(page, reactivation);
  await press(portal, "Confirm");
  await successOf(page, reactivation).waitFor();
  await page.keyboard.press("Escape");
  const sheet = page.getByRole("region", { name: "What you agreed to" });
  await press(portal, "What you agreed to");
  await sheet.getByText("Ending in 9012", { exact: true }).waitFor();
  const saving = page.waitForEvent("download");
  await press(portal, "Add the renewal to your calendar");
  const calendar = (await readFile(await (await saving).path(), "utf8")).replaceAll("\r\n ", "");
  expect(calendar).toMatch(/DESCRIPTION:\$51\.45 · How to cancel: http.*#\/cancellation\r\n/);
  expect(calendar).toMatch(/URL:http.*#\/cancellation\r\n/);
});

test("a vendor can turn the renewal of SMS packs off by default", { tags: ["long"] }, async () => {
  const portal = await openPortal();
  await configure(portal.page, { smsAutoRenewal: false });
  await openTask(portal, smsPack);
  await smsPack.fill(portal.page);
  expect(await mainText(portal)).not.toContain(REFILL);
  await portal.page.getByText("SMS Auto Renewal").first().click();
  await portal.page.getByRole("main").getByText(REFILL).first().waitFor();
});

test(
  "the title of a termination says what it does, above the documented heading",
  { tags: ["long"] },
  async () => {
    const portal = await openPortal();
    await openTask(portal, terminateSim);
    const headings = portal.page.getByRole("heading");
    expect(await headings.nth(0).textContent()).toBe("Terminate this SIM");
    expect(await headings.nth(1).textContent()).toBe("Activating Dormant Mode");
    expect(await portal.page.title()).toMatch(/^Terminate this SIM · Activating Dormant Mode · /);
  },
);
