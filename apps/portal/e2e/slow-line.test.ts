import { describe, expect, test } from "vitest";
import { holdRequests } from "./hold-requests.ts";
import { eventually, openPortal, press } from "./kit.ts";

test("on a slow network the page shows a skeleton, and then the old screen until the code of the next one has loaded", async () => {
  const portal = await openPortal({ isFirstVisit: true });
  const { page, open } = portal;
  const letNextArrive = await holdRequests(page, /\/assets\/DetailsForm-/);
  const letArrive = await holdRequests(page, /\/assets\/(?!DetailsForm-)/);
  const fetching = page.waitForRequest(/\/assets\/DetailsForm-/);
  const opening = open("/registration/customer-information");
  const shape = page.locator(".shape");
  await shape.waitFor();
  expect(await shape.textContent()).toMatch(/^\s*$/);
  letArrive();
  await opening;
  const email = page.getByLabel("Email");
  await email.fill("new@example.com");
  expect(await shape.isVisible()).toBe(false);

  await press(portal, "Next");
  await fetching;
  const overlay = page.getByText("Loading…", { exact: true });
  await overlay.waitFor();
  expect(await email.isVisible()).toBe(true);
  letNextArrive();
  await page.getByLabel("First Name").waitFor();
  await overlay.waitFor({ state: "detached" });
});

test("all styles are requested again after they failed to load", async () => {
  const portal = await openPortal({ isFirstVisit: true });
  const { page } = portal;
  let isDown = true;
  await page.route(/\/assets\/style-/, (request) =>
    isDown ? request.abort() : request.continue(),
  );
  const failed = page.waitForEvent("requestfailed");
  await portal.open("/registration/customer-information");
  await failed;
  isDown = false;
  await page.getByRole("link", { name: /prices/ }).click();
  await page.getByRole("heading", { name: "Pricing" }).waitFor();
});

const ROUTES = ["/registration/customer-information", "/pricing", "/activate-smspack"];

describe("further cases", { tags: ["long"] }, () => {
  test.each(ROUTES)(
    "before the code of %s has loaded, the page shows a skeleton",
    async (route) => {
      const { page, open } = await openPortal({ isFirstVisit: true });
      const letArrive = await holdRequests(page, /\/assets\//);
      const opening = open(route);
      const shape = page.locator(".shape");
      await shape.waitFor();
      const painted = () => page.evaluate(() => performance.getEntriesByType("paint").length);
      await eventually(painted).toBeGreaterThan(0);
      expect(await shape.textContent()).toMatch(/^\s*$/);
      await page.keyboard.press("Tab");
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");
      letArrive();
      await opening;
      await page.getByRole("main").waitFor();
      await shape.waitFor({ state: "hidden" });
    },
  );

  test.each(["en-US", "es-MX", "fr-CA"])(
    "in %s the configuration and the texts do not wait for the scripts",
    async (locale) => {
      const { page, open } = await openPortal({ locale });
      const letArrive = await holdRequests(page, /\/assets\/index-/);
      const asked: string[] = [];
      page.on("request", (request) => asked.push(new URL(request.url()).pathname));
      const opening = open("/registration/customer-information");
      await eventually(() => asked.filter((path) => /config|start-/.test(path)).length).toBe(2);
      // Only the styles of the other pages wait.
      expect(asked.filter((path) => path.endsWith(".css"))).toHaveLength(1);
      letArrive();
      await opening;
      await page.locator("#email").waitFor();
      // Nothing was requested twice, and no other language.
      expect(asked.filter((path) => /config|start-/.test(path))).toHaveLength(2);
    },
  );

  test("the drawings of the first form do not wait for the scripts", async () => {
    const { page, open } = await openPortal({ width: 360, isFirstVisit: true });
    const letArrive = await holdRequests(page, /\/assets\/.*\.js$/);
    const drawings: string[] = [];
    page.on("requestfinished", (request) => {
      if (request.resourceType() === "image") drawings.push(new URL(request.url()).pathname);
    });
    const opening = open("/registration/customer-information");
    // The logo, the globe of the languages, and the drawings of what is needed.
    const expected = [
      "mark",
      "globe",
      "requirement-tracker",
      "requirement-label",
      "requirement-card",
    ];
    const named = expected.map((name) => expect.stringMatching(`/${name}-[^/]+\\.svg$`) as string);
    await eventually(() => drawings).toEqual(expect.arrayContaining(named));
    letArrive();
    await opening;
    await page.locator(".app-language select").waitFor();
    // None of them was requested again.
    expect(drawings.filter((path) => path.startsWith("/assets/"))).toHaveLength(expected.length);
  });

  test("on the way to the pricing page the old screen stays until the code has loaded", async () => {
    const portal = await openPortal({ isFirstVisit: true });
    const { page } = portal;
    const code = /\/assets\/PricingPage-/;
    const letArrive = await holdRequests(page, code);
    const fetching = page.waitForRequest(code);
    await portal.open("/registration/customer-information");
    await page.getByLabel("Email").fill("new@example.com");
    await page.getByRole("link", { name: /prices/ }).click();
    await fetching;
    const overlay = page.getByText("Loading…", { exact: true });
    await overlay.waitFor();
    expect(await page.getByLabel("Email").isVisible()).toBe(true);
    letArrive();
    await page.getByRole("heading", { name: "Pricing" }).waitFor();
    await overlay.waitFor({ state: "detached" });
  });

  test("only later content waits for the styles of the other pages", async () => {
    const portal = await openPortal({ isFirstVisit: true });
    const { page } = portal;
    const letArrive = await holdRequests(page, /\/assets\/style-/);
    const fetching = page.waitForRequest(/\/assets\/style-/);
    const opening = portal.open("/registration/customer-information");
    await page.getByLabel("Email").fill("new@example.com");
    await fetching;
    const place = () => page.getByLabel("Email").boundingBox();
    const before = await place();
    await page.getByRole("link", { name: /prices/ }).click();
    await page.getByText("Loading…", { exact: true }).waitFor();
    expect(await place()).toEqual(before);
    letArrive();
    await opening;
    await page.getByRole("heading", { name: "Pricing" }).waitFor();
  });
});
