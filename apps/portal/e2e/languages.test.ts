import { expect, test } from "vitest";
import { configure } from "./configured.ts";
import { hasFocus } from "./customer.ts";
import { isFocused } from "./keyboard.ts";
import { arrived, eventually, openPortal, press } from "./kit.ts";
import { languageSelect, SAY } from "./languages.ts";

test("a browser in Mexico opens the portal in Spanish; French shows at once, keeps what was typed and the focus, and stays", async () => {
  const portal = await openPortal({ locale: "es-MX" });
  const { page } = portal;
  await portal.open("/registration/customer-information");
  await arrived(page, "Datos del cliente");
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
  const kept = () => page.evaluate(() => localStorage.getItem("waypost.language"));
  // Nothing is kept until someone chooses.
  expect(await kept()).toBeNull();

  await page.locator("#email").fill("half@");
  await press(portal, SAY.es("action.next"));
  const errors = page.getByRole("region", { name: SAY.es("form.errors", { count: 1 }) });
  await eventually(() => isFocused(errors)).toBe(true);
  await languageSelect(page, "es").focus();
  await languageSelect(page, "es").selectOption({ label: "Français" });
  await page.getByRole("heading", { level: 1, name: "Coordonnées" }).waitFor();
  await page.getByText("Le courriel n’est pas valide").first().waitFor();
  expect(await page.locator("#email").inputValue()).toBe("half@");
  expect(await isFocused(languageSelect(page, "fr"))).toBe(true);
  expect(await page.title()).toBe("Coordonnées · Waypost");
  await page.reload();
  await arrived(page, "Coordonnées");
  expect(await page.locator("html").getAttribute("lang")).toBe("fr");
  expect(await kept()).toBe("fr");
});

test("where a language's texts cannot be loaded the page says so and stays as it was, and a vendor may offer one language", async () => {
  const { page, open } = await openPortal();
  await open("/registration/customer-information");
  await arrived(page, "Customer Information");
  const texts = /assets\/(start|pages)-/;
  await page.route(texts, (route) => route.abort());
  await languageSelect(page, "en").selectOption("es");
  await page.getByText("Something Went Wrong").waitFor();
  await page.getByRole("heading", { level: 1, name: "Customer Information" }).waitFor();
  expect(await languageSelect(page, "en").inputValue()).toBe("en");
  expect(await page.evaluate(() => localStorage.getItem("waypost.language"))).toBeNull();

  await page.unroute(texts);
  const own = { "step.customer-information": "Qui êtes-vous?" };
  await configure(page, { languages: ["fr"], texts: { fr: own } });
  await page.reload();
  await page.getByRole("heading", { level: 1, name: own["step.customer-information"] }).waitFor();
  expect(await page.locator(".app-language").count()).toBe(0);
});

/** A text without the spaces at which no line breaks. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ");

test("an SMS pack is bought in French, with its price the French way", async () => {
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
  await hasFocus(question);
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
