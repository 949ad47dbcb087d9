import { describe, expect, test } from "vitest";
import {
  agree,
  allPaid,
  billed,
  billedTwofold,
  dollars,
  doublePrices,
  movableClock,
  moveClock,
  openCached,
  readsOf,
  severalDevices,
  toTerms,
  UNCHECKED,
} from "./changed-price-kit.ts";
import { acceptTerms, asked, GPS_IMEI } from "./customer.ts";
import { isComplete } from "./extent.ts";
import { arrived, eventually, mainText, postsOf, press } from "./kit.ts";
import { ask, openTask, smsPack, successOf } from "./task-rows.ts";

describe.each(isComplete ? allPaid : [severalDevices])("$name", ({ row, before }) => {
  test("at a price that rose after its page had loaded names both sums, and bills the one agreed to", async () => {
    const portal = await openCached();
    await openTask(portal, row);
    await row.fill(portal.page);
    await doublePrices(portal);
    await press(portal, row.lastButton);
    await agree(portal, before, row.confirm);
    await successOf(portal.page, row).waitFor();
    await press(portal, "Ok");
    expect(await mainText(portal)).toContain(dollars(2 * before));
    expect(billed(portal)).toEqual(billedTwofold(row));
    expect(postsOf(portal)).toEqual([row.path]);
  });
});

test("a registration names prices that cannot be read as of their last reading, and reads them again at Confirm", async () => {
  const portal = await openCached();
  const { page, sandbox } = portal;
  await movableClock(portal);
  await toTerms(portal);
  sandbox.sandbox.fault({ call: "listServicePlans", kind: "error-json", times: "always" });
  await acceptTerms(page);
  const question = await asked(page);
  await question.getByText(UNCHECKED).waitFor();
  await question.getByText("It was $59.85 when we last read it").waitFor();
  const confirm = question.getByRole("button", { name: "Confirm" });
  expect(await confirm.isDisabled()).toBe(true);
  await question.getByText("I agree to this price, although it could not be checked").click();
  expect(await confirm.isDisabled()).toBe(false);
  const reads = readsOf(portal);
  sandbox.sandbox.clearFaults();
  await press(portal, "Try again");
  await question.getByText(UNCHECKED).waitFor({ state: "detached" });
  await eventually(() => readsOf(portal)).toBe(reads + 1);

  await doublePrices(portal);
  await moveClock(portal);
  await press(portal, "Confirm");
  await agree(portal, 59.85, "Confirm");
  await arrived(page, "Your devices are active");
  expect(await mainText(portal)).toContain("$119.70");
  expect(billed(portal)).toEqual([{ subject: GPS_IMEI, amount: 119.7 }]);
});

test("a press while the price is read waits for it, and buys once", async () => {
  const portal = await openCached();
  const { page, sandbox } = portal;
  await openTask(portal, smsPack);
  await smsPack.fill(page);
  sandbox.sandbox.fault({ call: "listServicePlans", kind: "hang" });
  await press(portal, smsPack.lastButton);
  await press(portal, "Yes");
  await page.getByText("Checking the price…").waitFor();
  expect(postsOf(portal)).toEqual([]);
  sandbox.sandbox.clearFaults();
  await press(portal, "No");
  await press(portal, smsPack.lastButton);
  await press(portal, "Yes");
  await successOf(page, smsPack).waitFor();
  expect(postsOf(portal)).toEqual([smsPack.path]);
});

describe("further cases", { tags: ["long"] }, () => {
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
});
