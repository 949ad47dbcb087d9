import { describe, expect, test } from "vitest";
import { configure } from "./configured.ts";
import { waitForDialogFocus } from "./customer.ts";
import { isFocused } from "./keyboard.ts";
import { arrived, eventually, openPortal, press } from "./kit.ts";
import { languageSelect, SAY, showIn } from "./languages.ts";

test("a browser in Mexico opens the portal in Spanish; French is applied at once, preserves typed text and the focus, and is remembered", async () => {
  const portal = await openPortal({ locale: "es-MX" });
  const { page } = portal;
  await portal.open("/registration/customer-information");
  await arrived(page, "Active su rastreador");
  expect(await page.locator("html").getAttribute("lang")).toBe("es");
  const options = languageSelect(page, "es").locator("option");
  const names = () =>
    options.evaluateAll((all) => all.map((one) => [one.getAttribute("lang"), one.textContent]));
  await eventually(names).toEqual([
    ["en", "English"],
    ["es", "Español"],
    ["fr", "Français"],
  ]);
  expect(await languageSelect(page, "es").inputValue()).toBe("es");
  const storedLanguage = () => page.evaluate(() => localStorage.getItem("waypost.language"));
  // Nothing is stored until a language is selected.
  expect(await storedLanguage()).toBeNull();

  await page.locator("#email").fill("half@");
  await press(portal, SAY.es("action.next"));
  await eventually(() => isFocused(page.locator("#email"))).toBe(true);
  await languageSelect(page, "es").focus();
  await languageSelect(page, "es").selectOption({ label: "Français" });
  await page.getByRole("heading", { level: 1, name: "Activez votre traceur" }).waitFor();
  await page.getByText("Le courriel n’est pas valide").first().waitFor();
  expect(await page.locator("#email").inputValue()).toBe("half@");
  expect(await isFocused(languageSelect(page, "fr"))).toBe(true);
  expect(await page.title()).toBe("Activez votre traceur · Waypost");
  await page.reload();
  await arrived(page, "Activez votre traceur");
  expect(await page.locator("html").getAttribute("lang")).toBe("fr");
  expect(await storedLanguage()).toBe("fr");
});

test("if a language's texts fail to load, the page shows it and does not change, and a vendor may offer a single language", async () => {
  const { page, open } = await openPortal();
  await open("/registration/customer-information");
  await arrived(page, "Activate your tracker");
  const texts = /assets\/(start|pages)-/;
  await page.route(texts, (route) => route.abort());
  await languageSelect(page, "en").selectOption("es");
  await page.getByText("Something Went Wrong").waitFor();
  await page.getByRole("heading", { level: 1, name: "Activate your tracker" }).waitFor();
  await eventually(() => languageSelect(page, "en").inputValue()).toBe("en");
  expect(await page.evaluate(() => localStorage.getItem("waypost.language"))).toBeNull();

  await page.unroute(texts);
  const own = { "email.title": "Qui êtes-vous?" };
  await configure(page, { languages: ["fr"], texts: { fr: own } });
  await page.reload();
  await page.getByRole("heading", { level: 1, name: own["email.title"] }).waitFor();
  expect(await page.locator(".app-language").count()).toBe(0);
});

/** Returns a text without non-breaking spaces. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ");

test("an SMS pack is bought in French, with its price in French format", async () => {
  const say = SAY.fr;
  const portal = await openPortal({ locale: "fr-CA" });
  const { page } = portal;
  await portal.open("/activate-smspack?customer_id=1001&email=returning@example.com");
  await arrived(page, say("sms.title"));
  await page
    .getByRole("button", { name: say("packs.select") })
    .first()
    .waitFor();
  const cards = plain(await page.getByRole("main").innerText());
  expect(cards).toContain("4,95 $ US");
  expect(cards).toContain("4,95 ¢ par message");
  await page
    .getByRole("button", { name: say("packs.select") })
    .first()
    .click();
  await press(portal, say("sms.buy"));
  const question = page.getByRole("alertdialog", { name: say("packs.sure") });
  await waitForDialogFocus(question);
  expect(plain(await question.innerText())).toContain(
    "4,95 $ US seront facturés aujourd’hui à votre carte enregistrée.",
  );
  await press(portal, say("action.yes"));
  const done = page.getByRole("dialog", { name: say("success.title") });
  await press(portal, say("action.ok"));
  await done.waitFor({ state: "detached" });
  await eventually(() => page.getByRole("main").innerText().then(plain)).toContain(
    "4,95 $ US aujourd’hui",
  );
});

const START = "/registration/customer-information";

/** The request for one device, which is the same in every language. */

describe("further cases", { tags: ["long"] }, () => {
  test.each([
    ["fr-FR", "fr", "Activez votre traceur"],
    ["de-DE", "en", "Activate your tracker"],
  ] as const)("a browser in %s opens the portal in %s", async (locale, language, title) => {
    const { page, open } = await openPortal({ locale });
    await open(START);
    await arrived(page, title);
    expect(await page.locator("html").getAttribute("lang")).toBe(language);
    expect(await page.title()).toBe(`${title} · Waypost`);
    expect(await languageSelect(page, language).inputValue()).toBe(language);
    // Nothing is stored until a language is selected.
    expect(await page.evaluate(() => localStorage.getItem("waypost.language"))).toBeNull();
  });

  test("a crash page has the language of the page", async () => {
    const { page, open } = await openPortal({ locale: "es" });
    await open(START);
    await arrived(page, "Active su rastreador");
    await showIn(page, "fr");
    await page.route(/assets\/(PricingPage)-/, (route) => route.abort());
    await open("/pricing");
    await page.getByRole("heading", { name: "Un problème est survenu" }).waitFor();
    await page.getByRole("button", { name: SAY.fr("crash.reload") }).waitFor();
  });
});

test("on a French page the texts of the server are marked as English, its battery life is not repeated, and the catalogue's texts are not marked", async () => {
  const portal = await openPortal({ locale: "fr-CA" });
  const { page } = portal;
  const marked = () => page.locator("main [lang=en]").allTextContents();
  await portal.open("/pricing");
  await page
    .getByRole("article")
    .getByText(/^Pile.*16/)
    .waitFor();
  expect(await page.getByText(/^Pile/).count()).toBe(3);
  expect(await marked()).toEqual([]);
  await page.getByRole("tab", { name: "OBD" }).click();
  await eventually(marked).toEqual([30, 5, 1].map((at) => `Up to ${at} sec reporting`));

  await portal.open("/activate-smspack?customer_id=901");
  await page.getByRole("button", { name: /100 SMS/ }).click();
  await press(portal, SAY.fr("sms.buy"));
  await press(portal, SAY.fr("action.yes"));
  await eventually(marked).toEqual([expect.stringContaining("Account is blocked")]);
});
