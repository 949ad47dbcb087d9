import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { docsDist } from "../../../tools/lib/docs.ts";
import { sitePages } from "../open-site.ts";
import { root } from "../site/compose.ts";

const open = sitePages();

test("the demo is not loaded before the press, and then a registration can be started", async () => {
  const { page } = await open("");
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  await page.reload({ waitUntil: "networkidle" });
  await page.getByRole("heading", { name: "Figures beside peers" }).scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  expect(requests.filter((path) => path.includes("/demo/"))).toEqual([]);

  await page.getByRole("link", { name: "Try it here" }).press("Enter");
  const portal = page.frameLocator("iframe").frameLocator("#portal");
  await portal.getByLabel("Email").fill("somebody-new@example.com");
  await portal.getByRole("button", { name: "Next" }).click();
  await portal.getByRole("heading", { level: 1, name: "Your details" }).waitFor();
});

test("the keyboard enters the frame and leaves it", async () => {
  const { page } = await open("");
  await page.getByRole("link", { name: "Try it here" }).press("Enter");
  const frame = page.getByTitle("The portal, with test data");
  await page.frameLocator("iframe").frameLocator("#portal").getByLabel("Email").waitFor();
  await frame.focus();
  const isInFrame = () => frame.evaluate((element) => element === document.activeElement);
  expect(await isInFrame()).toBe(true);
  const next = page.getByRole("link", { name: "Open it on its own page" });
  await expect
    .poll(async () => {
      await page.keyboard.press("Tab");
      return next.evaluate((element) => element === document.activeElement);
    })
    .toBe(true);
  await page.keyboard.press("Shift+Tab");
  expect(await isInFrame()).toBe(true);
});

test("the demo has the colours that the reader chose for the site", async () => {
  const { page } = await open("", { colorScheme: "light" });
  await page.getByLabel("Select theme").first().selectOption("dark");
  await page.getByRole("link", { name: "Try it here" }).click();
  const html = page.frameLocator("iframe").frameLocator("#portal").locator("html");
  await expect
    .poll(() => html.evaluate((element) => getComputedStyle(element).colorScheme))
    .toBe("dark");
  expect(await page.evaluate(() => localStorage.getItem("starlight-theme"))).toBe("dark");
});

test.each(["", "glossary/"])("/%s has its version, and tags for shared links", async (path) => {
  const { page } = await open(path);
  const file = await readFile(join(root, "packages/hooks/package.json"), "utf8");
  const { version } = JSON.parse(file) as { version: string };
  await page.getByText(`Waypost ${version}`, { exact: true }).waitFor();
  await page.getByRole("link", { name: "Changelog" }).waitFor();
  const contentOf = (name: string) =>
    page.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute("content");
  expect(await contentOf("og:title")).not.toBe("");
  expect(await contentOf("og:description")).not.toBe("");
  expect(await contentOf("twitter:card")).toBe("summary_large_image");
});

test("an unknown address leads to the search and to the four ways to use Waypost", async () => {
  const { page } = await open("404.html");
  const reply = await page.request.get(new URL("no/such/page/", page.url()).href);
  expect(reply.status()).toBe(404);
  expect(await reply.text()).toBe(await readFile(join(docsDist, "404.html"), "utf8"));
  expect(await page.locator(".doors h3").count()).toBe(4);
  await page.getByRole("button", { name: "Search", exact: true }).last().click();
  await page.getByRole("dialog", { name: "Search" }).waitFor();
});
