import { expect, test } from "vitest";
import { eventually, mainText, openPortal, press } from "../kit.ts";
import {
  ask,
  CUSTOMER,
  giveTaskCard,
  openTask,
  payDormantFee as fee,
  simQuery,
  terminateSim,
} from "../task-rows.ts";
import { CARD_ERRORS } from "../task-card-kit.ts";

const PARTS = ["customer_id", "imei", "iccid", "email"];

test.each(["/activate-dormantfee", "/pay-dormantfee"])(
  "%s needs the customer, both numbers of the SIM and an e-mail",
  async (route) => {
    const portal = await openPortal();
    const incomplete = portal.page.getByText("This link is incomplete");
    for (const missing of PARTS) {
      const query = new URLSearchParams(simQuery(CUSTOMER, "yes"));
      await portal.open(`${route}?${query}`);
      await portal.page.getByRole("button", { name: "Activate" }).waitFor();
      query.delete(missing);
      await portal.open(`${route}?${query}`);
      await incomplete.waitFor();
      expect(await mainText(portal)).toContain("the IMEI and ICCID of the device");
    }
  },
);

test("the card of the fee follows the documented rules", async () => {
  const portal = await openPortal();
  const { page } = portal;
  await openTask(portal, fee);
  await press(portal, fee.lastButton);
  const links = page.getByRole("region", { name: /Please check/ }).getByRole("link");
  await eventually(() => links.allTextContents()).toEqual(CARD_ERRORS);
  await giveTaskCard(page, "4000000000000002");
  await press(portal, fee.lastButton);
  await page.getByText("Card declined : Your card was declined").waitFor();
  expect(await page.getByLabel("CVV").inputValue()).toBe("");
  await press(portal, "Use another card");
  await giveTaskCard(page);
  await press(portal, fee.lastButton);
  await page.getByText(fee.success ?? "").waitFor();
});

test("a repetition that is refused says that the first request may be why", async () => {
  const portal = await openPortal();
  const { page, sandbox } = portal;
  await openTask(portal, terminateSim);
  await terminateSim.fill(page);
  sandbox.sandbox.fault({ call: terminateSim.call, kind: "lost" });
  await ask(page, terminateSim);
  await press(portal, terminateSim.confirm);
  await page.getByText(terminateSim.unknown).first().waitFor();
  await press(portal, "Try again");
  await page.getByText(terminateSim.repetition?.tick ?? "").click();
  await press(portal, terminateSim.confirm);
  await page.getByText("SIM is terminated").waitFor();
  await page.getByText("If it was carried out, that may be why this one was refused.").waitFor();
});
