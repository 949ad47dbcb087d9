// @module-tag long
import { build } from "esbuild";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { Page } from "playwright";
import { expect, onTestFinished, test } from "vitest";
import { launch } from "./engine.ts";
import { eventually } from "./kit.ts";

declare global {
  interface Window {
    /** Returns the price of the only plan, as the SDK reads it. */
    priceOf: (options?: { cache: "reload" }) => Promise<number | null | undefined>;
  }
}

const program = `
  import { createClient } from "./src/index.ts";
  const { lookups } = createClient({ baseUrl: location.origin });
  window.priceOf = async (options) => (await lookups.servicePlans("obd", options))[0]?.price;`;

/** Opens a page with the SDK, and an API whose only price has this cache control. */
async function openShop(cacheControl: string) {
  const shop = { price: 1, requests: 0 };
  const server = createServer((request, response) => {
    if (request.url === "/") {
      response
        .setHeader("Content-Type", "text/html")
        .end("<!doctype html><title>Page</title><link rel=icon href='data:,'>");
      return;
    }
    shop.requests += 1;
    const plans = [{ service_plan_id: "plus", price: shop.price }];
    response.setHeader("Cache-Control", cacheControl).setHeader("Content-Type", "application/json");
    response.end(JSON.stringify({ status: true, plans }));
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, "127.0.0.1", resolve);
  await promise;
  const browser = await launch();
  onTestFinished(async () => {
    await browser.close();
    server.close();
  });
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  const sdk = join(import.meta.dirname, "../../../packages/sdk");
  const stdin = { contents: program, resolveDir: sdk };
  const { outputFiles } = await build({ stdin, bundle: true, write: false, format: "iife" });
  await page.addScriptTag({ content: outputFiles.map(({ text }) => text).join("") });
  return { shop, page };
}

const read = (page: Page) => page.evaluate(() => window.priceOf());
const reload = (page: Page) => page.evaluate(() => window.priceOf({ cache: "reload" }));

test("a reload of a price bypasses a fresh reply in the browser's cache, and stores the new one", async () => {
  const { shop, page } = await openShop("public, max-age=3600");
  expect(await read(page)).toBe(1);
  shop.price = 2;
  expect(await read(page)).toBe(1);
  expect(await reload(page)).toBe(2);
  expect(await read(page)).toBe(2);
  expect(shop.requests).toBe(2);
});

test("a reload of a price bypasses a stale reply that the browser may still use", async () => {
  const { shop, page } = await openShop("public, max-age=0, stale-while-revalidate=3600");
  expect(await read(page)).toBe(1);
  shop.price = 2;
  // The browser returns the cached reply, and revalidates it for the next time.
  expect(await read(page)).toBe(1);
  await eventually(() => shop.requests).toBe(2);
  shop.price = 3;
  expect(await reload(page)).toBe(3);
});
