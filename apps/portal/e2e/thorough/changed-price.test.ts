import { describe, expect, test } from "vitest";
import {
  agree,
  allPaid,
  billed,
  billedTwofold,
  doublePrices,
  moveClock,
  movableClock,
  openCached,
  readsOf,
  toTerms,
  UNCHECKED,
} from "../changed-price-kit.ts";
import { acceptTerms, asked, GPS_IMEI } from "../customer.ts";
import { arrived, eventually, mainText, press } from "../kit.ts";
import { ask, openTask, smsPack, successOf } from "../task-rows.ts";

describe.each(allPaid)("$name", ({ row, before, lists }) => {
  test("more than a minute after its question opened looks at the price once more", async () => {
    const portal = await openCached();
    await movableClock(portal);
    await openTask(portal, row);
    await row.fill(portal.page);
    const reads = readsOf(portal);
    await ask(portal.page, row);
    await eventually(() => readsOf(portal)).toBe(reads + lists);
    await doublePrices(portal);
    await moveClock(portal);
    await press(portal, row.confirm);
    await agree(portal, before, row.confirm);
    await successOf(portal.page, row).waitFor();
    expect(billed(portal)).toEqual(billedTwofold(row));
  });
});

test("a registration at a price that rose after its page had loaded names both sums, and bills the one agreed to", async () => {
  const portal = await openCached();
  await toTerms(portal);
  await doublePrices(portal);
  await acceptTerms(portal.page);
  const question = await asked(portal.page);
  await question.getByText("Total USD 119.70 billed instantly").waitFor();
  await agree(portal, 59.85, "Confirm");
  await arrived(portal.page, "Your devices are active");
  expect(await mainText(portal)).toContain("$119.70");
  expect(billed(portal)).toEqual([{ subject: GPS_IMEI, amount: 119.7 }]);
});

test("a pack is not bought while its price cannot be read, and can be once it was", async () => {
  const portal = await openCached();
  const { page, context } = portal;
  await openTask(portal, smsPack);
  await smsPack.fill(page);
  await context.setOffline(true);
  await press(portal, smsPack.lastButton);
  await page.getByText(UNCHECKED).waitFor();
  expect(await page.getByRole("button", { name: "Yes" }).isDisabled()).toBe(true);
  await context.setOffline(false);
  await press(portal, "Try again");
  await press(portal, "Yes");
  await successOf(page, smsPack).waitFor();
  expect(billed(portal)).toEqual(smsPack.charges);
});
