import { describe, expect, test } from "vitest";
import { configure } from "./configured.ts";
import { choose, GPS_IMEI, waitForDialogFocus } from "./customer.ts";
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
  expect(await languageSelect(page, "en").inputValue()).toBe("en");
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
const SENT = {
  first_name: "Sample",
  last_name: "Customer",
  email: "new.customer@example.com",
  company: "",
  phone_number: "5550001111",
  password: "secret-1",
  comfirm_email: "new.customer@example.com",
  state: "Texas",
  city: "Austin",
  mobile_carrier: "Local Carrier",
  language: "English",
  address: "1 Main St",
  country: "United States",
  zip: "73301",
  time_zone: "America/Chicago",
  time_zone_description: "Central Time (US & Canada)",
  credit_card: {
    cardholder_name: "Sample Customer",
    cvv: "123",
    expiration_date: "03/2029",
    number: "4111111111111111",
  },
  devices: [
    {
      imei: GPS_IMEI,
      device_name: "Van",
      device_model: "GL300",
      device_plan: "plus_quarterly",
    },
  ],
  uom: "MPH",
};

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

  test("a registration in Spanish reaches its receipt and sends the same request as in English", async () => {
    const say = SAY.es;
    const portal = await openPortal({ locale: "es-US" });
    const { page } = portal;
    const bodies: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST") bodies.push(request.postData() ?? "");
    });
    await portal.open(START);
    await page.getByLabel(say("email.label")).fill("new.customer@example.com");
    await press(portal, say("action.next"));
    await arrived(page, say("details.title"));
    await page.getByLabel(say("firstName.label")).first().fill("Sample");
    await page.locator("#lastName").fill("Customer");
    for (const field of ["#password", "#confirmPassword"])
      await page.locator(field).fill("secret-1");
    await page.getByLabel(say("billingAddress.label")).fill("1 Main St");
    await page.getByLabel(say("city.label")).fill("Austin");
    await choose(page, say("state.label"), "Texas");
    await page.getByLabel(say("zipcode.label")).fill("73301");
    await choose(page, say("timezone.label"), "America/Chicago");
    await choose(page, say("serviceProvider.label"), "Others");
    await page.getByLabel(say("customserviceProvider.label")).fill("Local Carrier");
    await page.getByLabel(say("phone.label")).fill("5550001111");
    await page.getByText(say("textMe.label"), { exact: true }).click();
    await press(portal, say("action.next"));

    await arrived(page, say("devices.title"));
    await page.getByText(say("unit.MPH"), { exact: true }).click();
    await page.getByLabel(say("imei.label"), { exact: true }).fill(GPS_IMEI);
    await page.getByLabel(say("device_name.label")).fill("Van");
    await press(portal, say("plan.select"));
    const picker = page.getByRole("dialog", { name: say("plan.title") });
    await picker.getByRole("button", { name: say("plan.selectSave") }).click();
    await picker.waitFor({ state: "detached" });
    await press(portal, say("action.next"));

    await arrived(page, say("payment.title"));
    await page.getByLabel(say("cardHolder.label")).fill("Sample Customer");
    await page.getByLabel(say("cardnumber.label")).fill("4111111111111111");
    await page.getByLabel(say("cvc.label")).fill("123");
    await page.getByLabel(say("year.label")).selectOption("2029");
    await page.getByLabel(say("month.label")).selectOption("03");
    await press(portal, say("action.next"));

    await arrived(page, say("step.terms"));
    await page.getByText(say("terms.accept")).click();
    await press(portal, say("action.next"));
    const question = page.getByRole("alertdialog", { name: say("confirm.title") });
    await waitForDialogFocus(question);
    await question.getByRole("button", { name: say("action.confirm") }).click();
    await arrived(page, say("registered.title", { count: 1 }));
    await page.getByText(say("register.succeeded")).first().waitFor();
    const receipt = (await page.getByRole("main").innerText()).replaceAll("\u00a0", " ");
    expect(receipt).toContain("Su dispositivo está activo");
    expect(receipt).toContain("$59.85");
    expect(bodies.map((body) => JSON.parse(body) as unknown)).toEqual([SENT]);
  });

  test("a cancellation in French sends the documented English reasons", async () => {
    const say = SAY.fr;
    const portal = await openPortal({ locale: "fr-CA" });
    const { page } = portal;
    let body: unknown;
    page.on("request", (request) => {
      if (request.method() === "POST") body = request.postDataJSON();
    });
    await portal.open("/cancellation");
    await arrived(page, say("cancellation.title"));
    await page.getByLabel(say("firstName.label")).first().fill("Rita");
    await page.locator("#lastName").fill("Returning");
    await page.getByLabel(say("cancellation.phone")).fill("5550001111");
    await page.getByLabel(say("email.label")).fill("returning@example.com");
    await page.getByLabel(say("imei.label"), { exact: true }).fill("358000000000001");
    await page.getByText(say("cancellation.reason.price"), { exact: true }).click();
    await page.getByText(say("cancellation.reason.inaccurate"), { exact: true }).click();
    await page.getByText(say("cancellation.use.theft"), { exact: true }).click();
    await page.getByLabel(say("cancellation.comment")).fill("Vendue.");
    await page.getByText("Ceci met fin à l’abonnement de l’appareil").waitFor();
    await press(portal, say("action.submit"));
    await page.getByText(say("cancellation.success")).first().waitFor();
    expect(body).toMatchObject({
      cancelation_reason: "Price concerns,Inaccurate, inconsistent readings",
      how_gps_tracker: "Theft prevention",
      comment: "Vendue.",
    });
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
