import type { Consent } from "@waypost/hooks/flows";
import { expect, test } from "vitest";
import { SECRETS, toConfirm } from "./customer.ts";
import { eventually, openPortal, type Portal, press } from "./kit.ts";
import { showIn } from "./languages.ts";
import { cardUpdate, openTask } from "./task-rows.ts";

/** Records the consents that a script of the vendor's page receives from now on. */
async function listen({ context, page }: Portal): Promise<Consent[]> {
  const consents: Consent[] = [];
  await context.exposeFunction("keep", (consent: Consent) => void consents.push(consent));
  await page.addInitScript(() => {
    addEventListener("waypost-consent", (event) => {
      Reflect.get(window, "keep")((event as CustomEvent<unknown>).detail);
    });
  });
  return consents;
}

/** Returns true if no record contains a secret in any spelling. */
const isWithoutSecrets = (consents: readonly Consent[]): boolean => {
  const text = JSON.stringify(consents);
  const digits = text.replaceAll(/\s/g, "");
  return ![SECRETS.password, SECRETS.cardNumber, SECRETS.cvv].some(
    (secret) => text.includes(secret) || digits.includes(secret),
  );
};

test("a vendor's script receives the text of each consent of a registration, in its language", async () => {
  const portal = await openPortal();
  const { page } = portal;
  const consents = await listen(portal);
  await toConfirm(portal, { card: SECRETS.cardNumber });
  await showIn(page, "es");
  await page.getByRole("button", { name: "Confirmar", exact: true }).click();
  await eventually(() => consents.map(({ to }) => to)).toEqual(["terms", "order"]);
  const [terms, order] = consents;
  expect(terms?.shown).toContain("I HAVE READ AND AGREE");
  expect(order?.shown).toContain(`Total cobrado de inmediato: $${String(order?.total)}`);
  expect(order?.shown).toContain("Confirmar");
  expect(consents.map(({ locale }) => locale.slice(0, 2))).toEqual(["en", "es"]);
  expect(isWithoutSecrets(consents)).toBe(true);
});

test("a form without a review passes on its text, and nothing of the card in it", async () => {
  const portal = await openPortal();
  const consents = await listen(portal);
  await openTask(portal, cardUpdate);
  await cardUpdate.fill(portal.page);
  await portal.page
    .getByText("Only the card changes. Your name and address on file stay as they are.")
    .waitFor();
  await press(portal, "Update");
  await eventually(() => consents.map(({ flow }) => flow)).toEqual(["card-update"]);
  expect(consents[0]?.shown).toContain("card ending in 4242 → 9012");
  expect(isWithoutSecrets(consents)).toBe(true);
});

test("the consent to text messages at a number is reported with its agreement", async () => {
  const portal = await openPortal();
  const { page } = portal;
  const consents = await listen(portal);
  await portal.open("/phone-confirmation");
  await page.getByRole("textbox", { name: "Name" }).fill("Sample");
  await page.getByRole("textbox", { name: "Email" }).fill("a@b.co");
  await page.getByRole("textbox", { name: "Phone Number" }).fill("5550001111");
  await page.getByText("Text Me", { exact: true }).click();
  await press(portal, "Submit");
  await eventually(() => consents.length).toBe(1);
  expect(consents).toMatchObject([
    { by: "a@b.co", subjects: ["phone:5550001111"], locale: "en-US" },
  ]);
  expect(consents[0]?.shown).toContain("Message and data rates may apply");
});
