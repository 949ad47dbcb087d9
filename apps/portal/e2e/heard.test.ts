/** @module-tag long */

import { setTimeout as sleep } from "node:timers/promises";
import { en } from "@waypost/hooks/messages";
import { fr } from "@waypost/hooks/messages/fr";
import type { Page } from "playwright";
import { expect, onTestFinished, test } from "vitest";
import { fillCard, fillDetails, fillDevice, GPS_IMEI, OBD_IMEI } from "./customer.ts";
import { launchChromium } from "./engine.ts";
import { openPortal, press as pressButton, type Portal } from "./kit.ts";
import { showIn } from "./languages.ts";
import { record, GIVES_NAMES } from "./recorder.ts";
import { openSettings, register, settingsDialog } from "./settings-kit.ts";
import { CUSTOMER, openTask, smsPack, successOf, taskRows, toQuestion } from "./task-rows.ts";

/** Parts that depend on the run, with their replacements. */
const VARYING: readonly (readonly [RegExp, string])[] = [
  [/\b[A-Z][a-z]{2} \d{1,2}, \d{4}\b|\b\d{1,2} \p{L}+\.? \d{4}\b/gu, "<day>"],
  [/\b\d{1,2}(?::| h )\d{2}(?:\s[AP]M)?/g, "<time>"],
];

/** How long a reply takes at least, in milliseconds. */
const REPLY_MS = 300;

type Language = "en" | "fr";

/** Returns a text of the English catalogue in this language, or as it is. */
function textIn(language: Language, text: string): string {
  const texts: Readonly<Record<string, unknown>> = language === "fr" ? fr : en;
  const [key = ""] = Object.entries(en).find(([, english]) => english === text) ?? [];
  const found = texts[key];
  return typeof found === "string" ? found : text;
}

/** Opens the portal in a language, and records what is heard in it from then on. */
async function listen(language: Language, open: (portal: Portal) => Promise<unknown>) {
  const browser = await launchChromium([GIVES_NAMES]);
  onTestFinished(() => browser.close());
  const portal = await openPortal({ browser });
  const { page } = portal;
  await page.route("**/*", async (route) => {
    // A reply takes its time, so that a reader hears what is said before.
    if (route.request().resourceType() === "fetch") await sleep(REPLY_MS);
    await route.continue();
  });
  await open(portal);
  const recorder = await record(page);
  const say = (text: string) => textIn(language, text);
  const see = (text: string) => page.getByText(say(text)).first().waitFor();
  await recorder.aside(() => showIn(page, language));
  return {
    ...portal,
    say,
    see,
    step: recorder.step,
    /** Fills in a form in English, which is not recorded. */
    fill: (act: () => Promise<unknown>) =>
      recorder.aside(async () => {
        await showIn(page, "en");
        await act();
        await showIn(page, language);
      }),
    /** Presses a button by Enter, and waits for the result: a text or something else. */
    press: (button: string, result: string | (() => Promise<unknown>), when = "") =>
      recorder.step(`press "${button}"${when && `, ${when}`}`, async () => {
        await page
          .getByRole("button", { name: say(button), exact: true })
          .last()
          .press("Enter");
        await (typeof result === "string" ? see(result) : result());
      }),
    /** Compares everything that was heard with the file. */
    ends: async (file: string) => {
      const heard = VARYING.reduce(
        (text, [found, name]) => text.replaceAll(found, name),
        recorder.text(),
      );
      const suffix = language === "en" ? "" : `.${language}`;
      await expect(heard).toMatchFileSnapshot(`./heard/${file}${suffix}.txt`);
      expect(heard).not.toContain("focus   lost");
    },
  };
}

const sheetOf = (page: Page) => page.locator(".order-sheet [role=alertdialog]");

/** Waits for the question, until its prices have been read again. */
async function asked(page: Page): Promise<void> {
  await sheetOf(page).waitFor();
  await page.locator(".review-price output").waitFor({ state: "detached" });
}

/** Waits for the question, and for the tick that a changed price asks for. */
const changed = (page: Page) => sheetOf(page).getByRole("checkbox").waitFor();

const LANGUAGES = ["en", "fr"] as const;

test.each(LANGUAGES)(
  "in %s a new customer hears each step of the registration, a declined card, a price that changed, and that no reply came",
  async (language) => {
    const walk = await listen(language, ({ open }) => open("/registration/customer-information"));
    const { page, sandbox, press, fill, step, say } = walk;
    const title = (text: string) => () => page.getByRole("heading", { name: say(text) }).waitFor();
    await press("Next", "Email is required", "with nothing entered");
    await fill(() => page.locator("#email").fill("new@example.com"));
    await press("Next", title("Your details"));
    await fill(async () => {
      await page.getByLabel("Phone Number").fill("5550001111");
      await page.getByText("Text Me", { exact: true }).click();
    });
    await press("Next", "FirstName is required", "with most fields empty");
    await fill(() => fillDetails(page));
    await press("Next", title("Which devices do you want to activate?"));
    const imei = page.getByLabel("IMEI", { exact: true });
    await step("enter an IMEI that is in use", async () => {
      await imei.fill("359000000000904");
      await page.locator(".waypost-ImeiField .waypost-Field-error").waitFor();
    });
    await step("enter another IMEI", async () => {
      const checked = page.waitForResponse((reply) => reply.url().includes(GPS_IMEI));
      await imei.fill(GPS_IMEI);
      await checked;
    });
    await step("open the plans", async () => {
      await page.getByRole("textbox", { name: say("Service Plan") }).press("Enter");
      await page.getByRole("dialog").waitFor();
    });
    await press("Select/Save", () => page.getByRole("dialog").waitFor({ state: "detached" }));
    await fill(async () => {
      await page.getByLabel("Device Name").fill("Van");
      await page.getByText("KMH", { exact: true }).click();
      await page.getByRole("button", { name: "+ Add More Devices" }).click();
      await fillDevice(page, { number: 2, imei: OBD_IMEI, name: "Bus" });
    });
    await step("remove device 2", async () => {
      await page.locator(".waypost-DeviceRow-remove").last().press("Enter");
      const announced = (text: RegExp) =>
        page.locator("output.waypost-hidden", { hasText: text }).waitFor({ state: "attached" });
      await Promise.all([announced(/\b2\b.*\b1\b/), announced(/59[.,]85/)]);
    });
    await press("Next", title("How would you like to pay?"));
    await fill(() => fillCard(page, { number: "4000000000000002" }));
    await press("Next", title("Terms of Service"));
    await step("tick the terms", () => page.getByRole("checkbox").first().press("Space"));
    await press("Next", () => asked(page));
    await press("Confirm", title("Your devices were not activated"), "and the card is declined");
    await press("Use another card", title("How would you like to pay?"));
    await fill(() => fillCard(page));
    await press("Next", title("Terms of Service"));
    sandbox.sandbox.setPrice("plus_quarterly", 64.9);
    await press("Next", () => changed(page), "and the price has changed");
    sandbox.sandbox.fault({ call: "register", kind: "lost" });
    const found = () =>
      page.locator(".waypost-Result > [role=status]", { hasText: GPS_IMEI }).waitFor();
    await step("agree to the new price", () => page.getByRole("checkbox").press("Space"));
    await press("Confirm", found, "and no reply comes");
    await press("Check now", found);
    await walk.ends("registration");
  },
);

test("an owner hears that the account could not be loaded, and what came at the second attempt", async () => {
  const walk = await listen("en", async ({ open, page, sandbox }) => {
    sandbox.sandbox.fault({ call: "GET /info/imei/list/{customer_id}", kind: "error-json" });
    await open(`/account?customer_id=${CUSTOMER}`);
    await page.getByText("Your devices could not be loaded.").waitFor();
  });
  await walk.press("Try again", () => walk.see("cancelled devices"));
  await walk.step("press Tab", () => walk.page.keyboard.press("Tab"));
  await walk.ends("the-account");
});

test("an owner hears how many settings have changed, that they are saved, and where the focus is afterwards", async () => {
  const walk = await listen("en", async (portal) => {
    await register(portal);
    await openSettings(portal);
  });
  const dialog = settingsDialog(walk.page);
  await walk.step("enter another name", () => dialog.getByLabel("Device Name").fill("Flower van"));
  await walk.step("go to the odometer", () => dialog.locator("#odometer").focus());
  await walk.press("Save", () => dialog.waitFor({ state: "detached" }));
  await walk.ends("the-settings-of-a-device");
});

test("a customer hears every ten seconds that the request still runs", async () => {
  const portal = await openPortal();
  const { page, sandbox } = portal;
  await page.clock.install();
  await openTask(portal, smsPack);
  await toQuestion(page, smsPack);
  sandbox.sandbox.fault({ call: smsPack.call, kind: "hang" });
  await pressButton(portal, smsPack.confirm);
  await page.getByText("Sending your request…").first().waitFor();
  for (const seconds of [10, 20]) {
    await page.clock.runFor(10_000);
    const said = page.locator("output", { hasText: `Still running after ${seconds} seconds.` });
    await said.waitFor({ state: "attached" });
  }
});

const cases = taskRows.flatMap((row) => LANGUAGES.map((language) => ({ ...row, language })));

test.each(cases)(
  "in $language a customer hears $name: the question, a refusal, that no reply came, and the success",
  async ({ language, ...row }) => {
    const walk = await listen(language, (portal) => openTask(portal, row));
    const { page, sandbox, press, fill, step, say } = walk;
    const sheet = sheetOf(page);
    const ask = async (result: () => Promise<unknown>, when?: string) => {
      if (row.question !== null) await press(row.lastButton, result, when);
    };
    await fill(() => row.fill(page));
    const isDearer = row.call === smsPack.call;
    if (isDearer) sandbox.sandbox.setPrice("sms_250", 10.95);
    await ask(() => (isDearer ? changed(page) : asked(page)));
    if (isDearer)
      await step("agree to the new price", () => page.getByRole("checkbox").last().press("Space"));
    sandbox.sandbox.fault({ call: row.call, kind: "error-json", status: 400 });
    const refusal = () => page.getByRole("main").getByRole("alert").first().waitFor();
    await press(row.confirm, refusal, "and it is refused");
    if (row.fillAgain !== undefined) await fill(async () => row.fillAgain?.(page));
    await ask(() => asked(page), "again");
    sandbox.sandbox.fault({ call: row.call, kind: "refuse" });
    await press(row.confirm, row.unknown, "and no reply comes");
    if (row.repetition === null) {
      await press("Start over", () => sheet.waitFor({ state: "detached" }));
      await fill(() => row.fill(page));
    } else {
      const again = page.getByRole("button", { name: say("Send it again") });
      await again.waitFor();
      const isAskedAtOnce = row.fillAgain === undefined;
      await step('press "Send it again"', async () => {
        await again.press("Enter");
        if (isAskedAtOnce) await asked(page);
      });
      if (!isAskedAtOnce) {
        await fill(async () => row.fillAgain?.(page));
        await press(row.lastButton, () => asked(page));
      }
      await step("agree to send it again", () => page.getByRole("checkbox").last().press("Space"));
    }
    const success = successOf(page, {
      ...row,
      success: say(row.success ?? ""),
      successTitle: say(row.successTitle),
    });
    await press(row.confirm, () => success.waitFor());
    if (row.isInPlace !== true) await press("Ok", () => success.waitFor({ state: "detached" }));
    await walk.ends(row.name.replaceAll("'s", "").replaceAll(" ", "-"));
  },
);
