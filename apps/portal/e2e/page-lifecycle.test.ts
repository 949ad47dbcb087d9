import { describe, expect, test } from "vitest";
import { acceptTerms, asked } from "./customer.ts";
import { arrived, openPortal, press } from "./kit.ts";
import { typed } from "./sensitive-values.ts";
import {
  atCard,
  leave,
  noCard,
  PAYMENT,
  expectToPayAgain,
  putAwayAndBack,
  ASKS_FOR_CARD,
} from "./page-lifecycle-kit.ts";
import { ask, openTask, payDormantFee, successOf, taskRows, type TaskRow } from "./task-rows.ts";

test("a registration restored from the back-forward cache at its confirmation asks for the card again", async () => {
  const portal = await atCard();
  await press(portal, "Next");
  await acceptTerms(portal.page);
  await asked(portal.page);
  await putAwayAndBack(portal);
  await arrived(portal.page, PAYMENT);
  await expectToPayAgain(portal);
});

test("the fields of a card are cleared before the page enters the back-forward cache", async () => {
  const portal = await atCard();
  expect(await leave(portal)).toSatisfy(noCard);
});

const withSecrets = (rows: readonly TaskRow[]) =>
  rows.flatMap(({ secrets, ...row }) => (secrets === undefined ? [] : [{ row, ...secrets }]));

describe.each(withSecrets([payDormantFee]))("$row.name", ({ row, values, retype }) => {
  test("asks for its secrets again after it is restored from the back-forward cache", async () => {
    const portal = await openPortal();
    const { page } = portal;
    await openTask(portal, row);
    await row.fill(page);
    await typed(page, values);
    await ask(page, row);
    await putAwayAndBack(portal, values);
    await page.getByText(ASKS_FOR_CARD).waitFor();
    expect(await page.getByRole("alertdialog").count()).toBe(0);
    await retype(page);
    await ask(page, row);
    await press(portal, row.confirm);
    await successOf(page, row).waitFor();
  });
});

describe("further cases", { tags: ["long"] }, () => {
  describe("a registration restored from the back-forward cache asks for the card again", () => {
    test("at the payment step", async () => {
      const portal = await atCard();
      await putAwayAndBack(portal);
      await expectToPayAgain(portal);
    });

    test("at the terms step", async () => {
      const portal = await atCard();
      await press(portal, "Next");
      await arrived(portal.page, "Terms of Service");
      await putAwayAndBack(portal);
      await arrived(portal.page, PAYMENT);
      await expectToPayAgain(portal);
    });
  });

  describe.each(withSecrets(taskRows))("$row.name", ({ row, values }) => {
    test("has cleared its fields before the page enters the back-forward cache", async () => {
      const portal = await openPortal();
      await openTask(portal, row);
      await row.fill(portal.page);
      await typed(portal.page, values);
      expect(await leave(portal)).toSatisfy(noCard);
    });
  });
});
