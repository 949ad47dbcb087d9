import { expect, test } from "vitest";
import { jsonOf } from "./engine.ts";
import { isComplete } from "./test-scope.ts";
import { isFocused } from "./keyboard.ts";
import { arrived, eventually, mainText, openPortal, type Portal, postsOf, press } from "./kit.ts";
import {
  CUSTOMER,
  dormantList,
  payDormantFee as fee,
  SIM_BODY,
  simQuery,
  terminateSim,
} from "./task-rows.ts";

const PAGE = "/activate-dormantfee";

async function namesTheSim(portal: Portal): Promise<void> {
  const main = await mainText(portal);
  for (const text of [SIM_BODY.email, "1001", "358000000000002", SIM_BODY.iccid]) {
    expect(main).toContain(text);
  }
}

test("without `paying` the page without a card form does nothing, shows the SIM, and activates dormant mode without a card", async () => {
  const portal = await openPortal();
  const { page, sandbox } = portal;
  await portal.open(`${PAGE}?${simQuery(CUSTOMER)}`);
  await arrived(page, fee.title);
  await page.getByText("This link does not say whether to activate or to terminate.").waitFor();
  const activate = page.getByRole("button", { name: "Activate" });
  expect(await activate.isDisabled()).toBe(true);
  expect(await page.getByRole("button", { name: "Terminate" }).count()).toBe(0);
  await portal.open(`${PAGE}?${simQuery(CUSTOMER, "yes")}`);
  await eventually(() => activate.isEnabled()).toBe(true);
  await namesTheSim(portal);
  await page
    .getByText(/whether your plan stops or the \$1 is charged again.*support@example\.com/)
    .waitFor();
  expect(await page.getByLabel("Card Number").count()).toBe(0);
  const request = page.waitForRequest((one) => one.method() === "POST");
  await activate.click();
  expect(await jsonOf(await request)).toEqual({ ...SIM_BODY, paying: true });
  await page.getByText("Dormant SIM subscription activated").waitFor();
  expect(await activate.count()).toBe(0);
  expect(await dormantList(sandbox, CUSTOMER)).toContain(SIM_BODY.imei);
});

test.each(isComplete ? [PAGE, "/pay-dormantfee"] : [PAGE])(
  "%s terminates with paying=no, and never asks for a card",
  async (route) => {
    const portal = await openPortal();
    const { page } = portal;
    await portal.open(`${route}?${simQuery(CUSTOMER, "no")}`);
    await press(portal, terminateSim.lastButton);
    const question = page.getByRole("alertdialog", { name: terminateSim.question ?? "" });
    const confirm = question.getByRole("button", { name: terminateSim.confirm });
    await eventually(() => isFocused(question.getByRole("button", { name: "Cancel" }))).toBe(true);
    const facts = await question.getByRole("listitem").allTextContents();
    expect(facts).toEqual([
      "The SIM is permanently removed.",
      "This cannot be reversed.",
      "The SIM can never be reactivated.",
    ]);
    expect(await question.getByRole("checkbox").count()).toBe(0);
    expect(postsOf(portal)).toEqual([]);
    expect(await page.getByLabel("Card Number").count()).toBe(0);
    const request = page.waitForRequest((one) => one.method() === "POST");
    await confirm.click();
    expect(await jsonOf(await request)).toEqual({ ...SIM_BODY, paying: false });
    await page.getByText("Sim Terminated Successfully").waitFor();
    expect(await page.getByRole("button", { name: "Terminate" }).count()).toBe(0);
  },
);
