import { setTimeout as sleep } from "node:timers/promises";
import { en } from "@waypost/hooks/messages";
import { fr } from "@waypost/hooks/messages/fr";
import { expect, onTestFinished, test } from "vitest";
import { fillCard, fillDetails, GPS_IMEI } from "./customer.ts";
import { launchChromium } from "./engine.ts";
import { openPortal, type Portal } from "./kit.ts";
import { showIn } from "./languages.ts";
import { record, TELLS_NAMES } from "./recorder.ts";
import { openTask, smsPack, successOf, taskRows } from "./task-rows.ts";
import { isComplete, rowPerKind } from "./test-scope.ts";

/** Parts that depend on the run, with their replacements. */
const VARYING: readonly (readonly [RegExp, string])[] = [
  [/\b[A-Z][a-z]{2} \d{1,2}, \d{4}\b|\b\d{1,2} \p{L}+\.? \d{4}\b/gu, "<day>"],
  [/\b\d{1,2}:\d{2}(?:\s[AP]M)?/g, "<time>"],
];

/** How long a reply to a POST takes, in milliseconds. */
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
  const browser = await launchChromium([TELLS_NAMES]);
  onTestFinished(() => browser.close());
  const portal = await openPortal({ browser });
  const { page } = portal;
  await page.route("**/*", async (route) => {
    // A reply takes its time, so that a reader hears what is said before.
    if (route.request().method() === "POST") await sleep(REPLY_MS);
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

const LANGUAGES = ["en", "fr"] as const;

test.each(LANGUAGES)(
  "in %s a new customer hears each step of the registration, a declined card, a price that changed, and that no reply came",
  async (language) => {
    const walk = await listen(language, ({ open }) => open("/registration/customer-information"));
    const { page, sandbox, press, fill, step, say, see } = walk;
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
      await imei.fill(GPS_IMEI);
      await see("Valid IMEI");
    });
    await step("open the plans", async () => {
      await page.getByRole("textbox", { name: say("Service Plan") }).press("Enter");
      await page.getByRole("dialog").waitFor();
    });
    await press("Select/Save", () => page.getByRole("dialog").waitFor({ state: "detached" }));
    await fill(async () => {
      await page.getByLabel("Device Name").fill("Van");
      await page.getByText("KMH", { exact: true }).click();
    });
    await press("Next", title("How would you like to pay?"));
    await fill(() => fillCard(page, { number: "4000000000000002" }));
    await press("Next", title("Terms of Service"));
    const question = () => page.getByRole("alertdialog", { name: say("Confirmation") }).waitFor();
    await step("tick the terms", () => page.getByRole("checkbox").first().press("Space"));
    await press("Next", question);
    await press("Confirm", title("Your devices were not activated"), "and the card is declined");
    await press("Use another card", title("How would you like to pay?"));
    await fill(() => fillCard(page));
    await press("Next", title("Terms of Service"));
    sandbox.sandbox.setPrice("plus_quarterly", 64.9);
    await press("Next", question, "and the price has changed");
    sandbox.sandbox.fault({ call: "register", kind: "lost" });
    await step("agree to the new price", () => page.getByRole("checkbox").press("Space"));
    await press("Confirm", "Check now", "and no reply comes");
    await press("Check now", "Check now");
    await walk.ends("registration");
  },
);

const walked = isComplete ? taskRows : rowPerKind;
const cases = walked.flatMap((row) => LANGUAGES.map((language) => ({ ...row, language })));

test.each(cases)(
  "in $language a customer hears $name: the question, a refusal, that no reply came, and the success",
  async ({ language, ...row }) => {
    const walk = await listen(language, (portal) => openTask(portal, row));
    const { page, sandbox, press, fill, step, say } = walk;
    const ask = async (when?: string) => {
      if (row.question === null) return;
      const question = page.getByRole("alertdialog", { name: say(row.question) });
      await press(row.lastButton, () => question.waitFor(), when);
    };
    await fill(() => row.fill(page));
    if (row.call === smsPack.call) sandbox.sandbox.setPrice("sms_250", 10.95);
    await ask();
    sandbox.sandbox.fault({ call: row.call, kind: "error-json", status: 400 });
    const refusal = () => page.getByRole("main").getByRole("alert").first().waitFor();
    await press(row.confirm, refusal, "and it is refused");
    if (row.fillAgain !== undefined) await fill(async () => row.fillAgain?.(page));
    await ask("again");
    sandbox.sandbox.fault({ call: row.call, kind: "refuse" });
    await press(row.confirm, row.unknown, "and no reply comes");
    if (row.repetition === null) {
      await press("Start over", () => page.getByRole("alertdialog").waitFor({ state: "detached" }));
      await fill(() => row.fill(page));
    } else {
      const again = page.getByRole("button", { name: say("Send it again") });
      await again.waitFor();
      await step('press "Send it again"', () => again.press("Enter"));
      if (row.fillAgain !== undefined) {
        await fill(async () => row.fillAgain?.(page));
        await press(row.lastButton, () => page.getByRole("alertdialog").waitFor());
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
    await walk.ends(row.name.replaceAll(" ", "-"));
  },
);
