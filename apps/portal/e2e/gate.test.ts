import type { Route } from "playwright";
import { expect, test } from "vitest";
import { configure } from "./configured.ts";
import { mainText, openPortal, type Portal, postsOf, press } from "./kit.ts";
import { etaPack as row, openTask, successOf, toQuestion } from "./task-rows.ts";

/** A pack at its review, behind a gate. `lose` handles the request that pays for it. */
async function atReview(lose: (route: Route) => Promise<void>): Promise<Portal> {
  const portal = await openPortal({ gate: true });
  await configure(portal.page, { gate: true });
  await openTask(portal, row);
  await toQuestion(portal.page, row);
  await portal.page.route(`**${row.path}`, (route) =>
    route.request().method() === "POST" ? lose(route) : route.fallback(),
  );
  return portal;
}

test("a pack whose reply is lost is shown as bought at once", async () => {
  const portal = await atReview(async (route) => {
    await route.fetch();
    await route.abort();
  });
  await press(portal, row.confirm);
  await successOf(portal.page, row).waitFor();
  expect(await mainText(portal)).toContain("You agreed to: $");
  expect(postsOf(portal)).toEqual([row.path]);
  expect(portal.sandbox.sandbox.charges()).toHaveLength(1);
});

test("a pack whose reply is lost is shown as bought after a reload", async () => {
  const arrived = Promise.withResolvers<void>();
  const portal = await atReview(async (route) => {
    await route.fetch();
    arrived.resolve();
  });
  await press(portal, row.confirm);
  await arrived.promise;
  await portal.page.reload();
  await successOf(portal.page, row).waitFor();
  expect(postsOf(portal)).toEqual([row.path]);
  expect(portal.sandbox.sandbox.charges()).toHaveLength(1);
});

test("a pack whose request never arrives was not bought, and can be sent again", async () => {
  let isCut = true;
  const portal = await atReview((route) => (isCut ? route.abort() : route.fallback()));
  const { page } = portal;
  await press(portal, row.confirm);
  await page.getByText("Your request did not arrive").waitFor();
  expect(await page.getByRole("button", { name: "Check now" }).count()).toBe(0);
  expect(portal.sandbox.sandbox.charges()).toEqual([]);
  isCut = false;
  await press(portal, "Send it again");
  await press(portal, row.lastButton);
  await page.getByRole("alertdialog").waitFor();
  await press(portal, row.confirm);
  await successOf(page, row).waitFor();
  expect(portal.sandbox.sandbox.charges()).toHaveLength(1);
});
