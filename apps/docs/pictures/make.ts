import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium, type Browser, type FrameLocator, type Page } from "playwright";
import { scenarioToText } from "../../../packages/sandbox/src/scenarios.ts";
import { findBrowser } from "../../../tools/lib/browser.ts";
import { buildDemo, serveDemo } from "../../../tools/lib/demo.ts";
import { shareCard } from "./share-card.ts";

const folder = join(import.meta.dirname, "../public/pictures");
const demo = join(import.meta.dirname, "../.demo");

type Scheme = "light" | "dark";

interface View {
  readonly width: number;
  readonly height: number;
  readonly scheme: Scheme;
  readonly route: string;
}

/** Opens the demo as in a frame: without its panel. */
async function openView(browser: Browser, url: string, view: View): Promise<Page> {
  const { width, height, scheme, route } = view;
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: 2,
    colorScheme: scheme,
    reducedMotion: "reduce",
  });
  const scenario = scenarioToText({ route, clock: "2027-03-02T10:00:00Z" });
  await page.goto(`${url}?scenario=${encodeURIComponent(scenario)}`);
  await page.locator(".panel").evaluate((panel) => panel.setAttribute("hidden", ""));
  await portalOf(page).getByRole("heading", { level: 1 }).waitFor();
  return page;
}

const portalOf = (page: Page): FrameLocator => page.frameLocator("#portal");

/** Hides the sandbox bar, which customers of a vendor never see. */
const hideBar = (page: Page) =>
  portalOf(page)
    .locator(".sandbox-bar")
    .evaluate((bar) => bar.style.setProperty("display", "none"));

/** Playwright writes PNG and JPEG only. */
async function writeWebP(page: Page, name: string): Promise<void> {
  await page.waitForLoadState("networkidle");
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality: 72 });
  await writeFile(join(folder, `${name}.webp`), Buffer.from(data, "base64"));
}

const STEPS = [
  "Activate your tracker",
  "Your details",
  "Which devices",
  "How would you",
  "Terms of",
];

/** Registers a device with the values of the sandbox bar, and opens the alerts in its settings. */
async function openSettings(page: Page): Promise<void> {
  const portal = portalOf(page);
  const press = (name: string) => portal.getByRole("button", { name, exact: true }).click();
  for (const step of STEPS) {
    await portal.getByRole("heading", { level: 1, name: step }).waitFor();
    await press("Fill this step");
    await portal.locator("output", { hasText: "Filled in." }).waitFor();
    await press("Next");
  }
  await press("Confirm");
  await press("SETUP YOUR DEVICE");
  const dialog = portal.getByRole("dialog", { name: "Device Settings" });
  await dialog.getByRole("button", { name: "Alerts", exact: true }).click();
}

await buildDemo(demo);
const server = await serveDemo(demo, 0);
const browser = await chromium.launch(await findBrowser());
try {
  for (const scheme of ["light", "dark"] as const) {
    const phone = { width: 375, height: 700, scheme };
    const wide = { width: 1040, height: 720, scheme };
    await writeWebP(
      await openView(browser, server.url, { ...phone, route: "/" }),
      `phone-${scheme}`,
    );
    const account = await openView(browser, server.url, {
      ...wide,
      route: "/account?customer_id=1001",
    });
    await hideBar(account);
    await writeWebP(account, `account-${scheme}`);
    const settings = await openView(browser, server.url, { ...wide, route: "/" });
    await openSettings(settings);
    await hideBar(settings);
    await writeWebP(settings, `settings-${scheme}`);
  }
  await shareCard(browser, folder);
} finally {
  await browser.close();
  await server.close();
}
