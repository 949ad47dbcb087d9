import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { field, fillCard, fillCustomer, fillDevices, press } from "../react/entries.ts";
import { openServer } from "./open-server.ts";

/** Delays files with this name until the returned function is called. */
async function holdBack(page: Page, file: string): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const pattern = `**/assets/${file}-*.js`;
  await page.route(pattern, async (route) => {
    await promise;
    await route.continue();
  });
  return async () => {
    const arrived = page.waitForResponse(pattern);
    resolve();
    await arrived;
  };
}

/** Lookups appear only in a hydrated form. */
const hydrated = (page: Page) =>
  field(page, "State").locator("option").nth(1).waitFor({ state: "attached" });

/** The development build of React also reports differences between server and browser. */
const MODES =
  process.env["TESTS"] === "all"
    ? (["development", "production"] as const)
    : (["development"] as const);

describe.each(MODES)("with React for %s", (mode) => {
  const example = openServer(mode);

  /** Opens a tab with a draft of an earlier visit, which shows another field. */
  async function withDraft(): Promise<Page> {
    const page = await example.newPage();
    await page.goto(example.url());
    await hydrated(page);
    await field(page, "City").fill("Austin");
    await field(page, "First Name").fill("Kept");
    await field(page, "Service Provider").selectOption("Others");
    await field(page, "Mobile Carrier").fill("Local Carrier");
    await page.waitForFunction(() => JSON.stringify(sessionStorage).includes("Local Carrier"));
    return page;
  }

  test("the server renders the form without a request to the API", async () => {
    const html = await (await fetch(example.url())).text();
    for (const label of ["Email", "City", "IMEI", "Card Number"]) expect(html).toContain(label);
    expect(example.sandbox().log()).toEqual([]);
  });

  test("two devices are registered on the server-rendered page", async () => {
    const page = await example.newPage();
    await page.goto(example.url());
    await hydrated(page);
    await fillCustomer(page);
    await fillDevices(page, ["350000000000021", "860000000000021"]);
    await fillCard(page);
    await field(page, "I HAVE READ AND AGREE TO THE TERMS OF SERVICE").check();
    await press(page, "Continue");
    await press(page, "Confirm");
    await page.getByRole("heading", { name: "Your devices are active" }).waitFor();
    expect(example.sandbox().charges()).toHaveLength(2);
  });

  test("a draft appears after the page is hydrated", async () => {
    const page = await withDraft();
    await page.reload();
    await field(page, "Mobile Carrier").waitFor();
    await expect.poll(() => field(page, "City").inputValue()).toBe("Austin");
    expect(await field(page, "Mobile Carrier").inputValue()).toBe("Local Carrier");
  });

  test("a draft that is restored before a part of the page is hydrated appears there too", async () => {
    const page = await withDraft();
    const release = await holdBack(page, "services");
    await page.reload({ waitUntil: "commit" });
    await page.waitForRequest("**/assets/services-*.js");
    await release();
    await field(page, "Mobile Carrier").waitFor();
    await expect.poll(() => field(page, "City").inputValue()).toBe("Austin");
  });

  test.each(["main", "services"])(
    "what is entered before %s.js is here wins over the draft, and the rest of the draft stays",
    async (file) => {
      const page = await withDraft();
      const release = await holdBack(page, file);
      await page.reload({ waitUntil: "commit" });
      await field(page, "City").fill("Dallas");
      await field(page, "Phone Number").fill("5550001111");
      await field(page, "Text Me").check();
      await release();
      await field(page, "Mobile Carrier").waitFor();
      expect(await field(page, "City").inputValue()).toBe("Dallas");
      expect(await field(page, "Phone Number").inputValue()).toBe("5550001111");
      expect(await field(page, "First Name").inputValue()).toBe("Kept");
      // An entry is stored once the code of the flow has arrived, which may be after the lists.
      await expect
        .poll(() => page.evaluate(() => Object.values(sessionStorage).join()))
        .toContain("Dallas");
      await page.reload();
      await field(page, "Mobile Carrier").waitFor();
      expect(await field(page, "City").inputValue()).toBe("Dallas");
      expect(await field(page, "Phone Number").inputValue()).toBe("5550001111");
      expect(await field(page, "Text Me").isChecked()).toBe(true);
    },
  );
});
