// @module-tag long
import { expect, test } from "vitest";
import { submitEmail } from "./customer.ts";
import { eventually, openPortal } from "./kit.ts";

const ROUTE = "/registration/customer-information";

test("a second visit requests no lookup that is still fresh", async () => {
  const { page, context, sandbox, open, url } = await openPortal({ lookupMaxAge: 300 });
  const calls = () => sandbox.sandbox.log().map(({ call }) => call);
  let replies = 0;
  page.on("requestfinished", (request) => {
    if (request.method() === "GET" && request.url().startsWith(sandbox.url)) replies += 1;
  });
  await open(ROUTE);
  await submitEmail(page, "new.customer@example.com");
  await page.getByLabel("First Name").waitFor();
  // A reply that has not arrived when the page closes is not cached.
  await eventually(() => replies).toBe(10);
  await page.close();

  sandbox.sandbox.clearLog();
  const second = await context.newPage();
  await second.goto(`${url}#${ROUTE}`);
  await submitEmail(second, "new.customer@example.com");
  await second.getByLabel("First Name").waitFor();
  // The states come from the list, so the lookups have loaded.
  await second.getByRole("button", { name: /State/ }).waitFor();
  expect(calls()).toEqual(["GET /info/check/email/{email}"]);
});

test("a second visit takes the configuration from the browser's cache", async () => {
  const { page, context, open, url } = await openPortal({ isFirstVisit: true });
  const bytesOf = (visit: typeof page) =>
    visit.evaluate(() =>
      (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
        .filter(({ name }) => name.includes("config.json"))
        .map(({ transferSize }) => transferSize),
    );
  await open(ROUTE);
  await page.getByRole("textbox", { name: "Email" }).waitFor();
  expect(await bytesOf(page)).toEqual([expect.toSatisfy((bytes: number) => bytes > 0)]);
  await page.close();
  const second = await context.newPage();
  await second.goto(`${url}#${ROUTE}`);
  await second.getByRole("textbox", { name: "Email" }).waitFor();
  expect(await bytesOf(second)).toEqual([0]);
});

test("a lookup that must not be cached is requested again", async () => {
  const { context, sandbox, open, url } = await openPortal({ isFirstVisit: true });
  const calls = () => sandbox.sandbox.log().length;
  await open(ROUTE);
  await eventually(calls).toBe(9);
  sandbox.sandbox.clearLog();
  const second = await context.newPage();
  await second.goto(`${url}#${ROUTE}`);
  await eventually(calls).toBe(9);
});
