import type { Page } from "playwright";
import { expect, test } from "vitest";
import { configure } from "./configured.ts";
import { acceptTerms, continueWithAccount, fillDevice, GPS_IMEI, submitCard } from "./customer.ts";
import { eventually, openPortal, press, type Portal } from "./kit.ts";
import { showIn } from "./languages.ts";
import { cardUpdate, successOf, type TaskRow } from "./task-rows.ts";

const SITES = { "https://fleet.example": "Fleet Co", "http://localhost:4999": "" };
const DEVICE = "https://fleet.example/devices/7?tab=a&b=1/";

async function openWith(returnTo: string, { route }: Pick<TaskRow, "route">): Promise<Portal> {
  const portal = await openPortal();
  portal.page.setDefaultTimeout(6000);
  await configure(portal.page, { returnTo: SITES });
  const mark = route.includes("?") ? "&" : "?";
  await portal.open(`${route}${mark}returnTo=${encodeURIComponent(returnTo)}`);
  return portal;
}

const back = (page: Page) => page.getByRole("link", { name: /^(Back to (?!your)|Volver a F)/ });

async function updateCard(portal: Portal): Promise<void> {
  await portal.page.getByLabel("First six digits").waitFor();
  await cardUpdate.fill(portal.page);
  await press(portal, "Update");
  await successOf(portal.page, cardUpdate).waitFor();
  await press(portal, "Ok");
}

const card = { route: `${cardUpdate.route}?customer_id=1001&email=returning%40example.com` };

test("after a task a link leads back to the page that the customer came from, also after a reload", async () => {
  const portal = await openWith(DEVICE, card);
  const { page } = portal;
  await page.getByLabel("First six digits").waitFor();
  await page.reload();
  await updateCard(portal);
  await eventually(() => back(page).getAttribute("href")).toBe(DEVICE);
  expect(await back(page).textContent()).toBe("Back to Fleet Co");
  await showIn(page, "es");
  await page.getByRole("link", { name: "Volver a Fleet Co" }).waitFor();
});

test("after a registration the link leads back, although the steps and a reload dropped it from the address", async () => {
  const portal = await openWith("http://localhost:4999/x", { route: "/registration" });
  const { page } = portal;
  await continueWithAccount(page);
  await page.getByText("KMH", { exact: true }).click();
  await fillDevice(page, { number: 1, imei: GPS_IMEI, name: "Van" });
  await press(portal, "Next");
  await page.getByLabel("Card Number").waitFor();
  expect(page.url()).not.toContain("returnTo");
  await page.reload();
  await submitCard(page);
  await acceptTerms(page);
  await press(portal, "Confirm");
  await eventually(() => back(page).getAttribute("href")).toBe("http://localhost:4999/x");
  expect(await back(page).textContent()).toBe("Back to localhost:4999");
});

test.each([
  "https://evil.example/devices/7",
  "https://fleet.example.evil.example/",
  "https://fleet.example@evil.example/",
  "https://user:secret@fleet.example/",
  "http://fleet.example/",
  "https://fleet.example:8443/",
  "//fleet.example/",
  "javascript:alert(1)//https://fleet.example/",
  "blob:https://fleet.example/1",
])("a link back to %s is ignored", async (returnTo) => {
  const portal = await openWith(returnTo, card);
  await updateCard(portal);
  await portal.page.getByRole("link", { name: "Back to your account" }).waitFor();
  expect(await back(portal.page).count()).toBe(0);
});
