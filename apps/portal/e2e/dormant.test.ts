import { describe, expect, test } from "vitest";
import { isFocused } from "./keyboard.ts";
import { arrived, eventually, mainText, openPortal, postsOf, press } from "./kit.ts";
import {
  ask,
  dormantList,
  openTask,
  payDormantFee as fee,
  SIM_BODY,
  simQuery,
  terminateSim,
} from "./task-rows.ts";
import { CUSTOMER, giveTaskCard } from "./task-row.ts";

const ROUTES = ["/activate-dormantfee", "/pay-dormantfee"];

describe.each(ROUTES)("%s", (route) => {
  test("shows whose SIM it is, under the documented heading", async () => {
    const portal = await openPortal();
    await portal.open(`${route}?${simQuery(CUSTOMER, "yes")}`);
    await arrived(portal.page, fee.title);
    // The title is set before the form shows.
    await portal.page.getByRole("main").getByRole("button").first().waitFor();
    const main = await mainText(portal);
    for (const text of [SIM_BODY.email, "1001", "358000000000002", SIM_BODY.iccid]) {
      expect(main).toContain(text);
    }
    expect(await portal.page.getByLabel("Card Number").count()).toBe(
      route === "/pay-dormantfee" ? 1 : 0,
    );
  });

  test("terminates with paying=no, and never asks for a card", async () => {
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
    expect(await confirm.isDisabled()).toBe(true);
    await page.getByText(terminateSim.tick ?? "").click();
    expect(postsOf(portal)).toEqual([]);
    expect(await page.getByLabel("Card Number").count()).toBe(0);
    const request = page.waitForRequest((one) => one.method() === "POST");
    await confirm.click();
    expect((await request).postDataJSON()).toEqual({ ...SIM_BODY, paying: false });
    await page.getByText("Sim Terminated Successfully").waitFor();
    expect(await page.getByRole("button", { name: "Terminate" }).count()).toBe(0);
  });

  test.each(["customer_id", "imei", "iccid", "email"])("needs %s", async (missing) => {
    const portal = await openPortal();
    const query = new URLSearchParams(simQuery(CUSTOMER, "yes"));
    query.delete(missing);
    await portal.open(`${route}?${query}`);
    await portal.page.getByText("This link is incomplete").waitFor();
    expect(await mainText(portal)).toContain("the IMEI and ICCID of the device");
  });
});

test("without a word on paying, one page takes the fee and the other does nothing", async () => {
  const portal = await openPortal();
  const { page } = portal;
  await portal.open(`/activate-dormantfee?${simQuery(CUSTOMER)}`);
  await page.getByText("This link does not say whether to activate or to terminate.").waitFor();
  const activate = page.getByRole("button", { name: "Activate" });
  expect(await activate.isDisabled()).toBe(true);
  expect(await page.getByRole("button", { name: "Terminate" }).count()).toBe(0);
  await portal.open(`/pay-dormantfee?${simQuery(CUSTOMER)}`);
  await page.getByLabel("Card Number").waitFor();
  expect(await activate.isEnabled()).toBe(true);
  expect(postsOf(portal)).toEqual([]);
});

test("the page without a card form activates dormant mode and sends no card", async () => {
  const portal = await openPortal();
  const { page, sandbox } = portal;
  await portal.open(`/activate-dormantfee?${simQuery(CUSTOMER, "yes")}`);
  const request = page.waitForRequest((one) => one.method() === "POST");
  await press(portal, "Activate");
  expect((await request).postDataJSON()).toEqual({ ...SIM_BODY, paying: true });
  await page.getByText("Dormant SIM subscription activated").waitFor();
  expect(await page.getByRole("button", { name: "Activate" }).count()).toBe(0);
  expect(await dormantList(sandbox, CUSTOMER)).toContain(SIM_BODY.imei);
});

test("the card of the fee follows the documented rules", async () => {
  const portal = await openPortal();
  const { page } = portal;
  await openTask(portal, fee);
  await press(portal, fee.lastButton);
  const links = page.getByRole("region", { name: /Please check/ }).getByRole("link");
  await eventually(() => links.allTextContents()).toEqual([
    "Card Holder Name is required",
    "CardNumber is required",
    "CVV is required",
    "Month is required",
    "Year is required",
  ]);
  await giveTaskCard(page, "4000000000000002");
  await press(portal, fee.lastButton);
  await page.getByText("Card declined : Your card was declined").waitFor();
  expect(await page.getByLabel("CVV").inputValue()).toBe("");
  await press(portal, "Use another card");
  await giveTaskCard(page);
  await press(portal, fee.lastButton);
  await page.getByText(fee.success ?? "").waitFor();
});

test("a fee that may have been paid keeps the SIM from being terminated before it is told", async () => {
  const portal = await openPortal();
  const { page, sandbox } = portal;
  await openTask(portal, fee);
  await fee.fill(page);
  sandbox.sandbox.fault({ call: fee.call, kind: "refuse" });
  await press(portal, fee.confirm);
  await page.getByText(fee.unknown).first().waitFor();
  await portal.open(`/activate-dormantfee?${simQuery(CUSTOMER, "no")}`);
  await page.getByText(terminateSim.unknown).first().waitFor();
  await press(portal, "Try again");
  await page.getByText(terminateSim.repetition?.text ?? "").waitFor();
  expect(postsOf(portal)).toEqual([fee.path]);
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
  await page.getByText(terminateSim.tick ?? "").click();
  await press(portal, terminateSim.confirm);
  await page.getByText("SIM is terminated").waitFor();
  await page.getByText("If it was carried out, that may be why this one was refused.").waitFor();
});
