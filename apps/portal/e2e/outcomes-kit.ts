import type { Locator } from "playwright";
import { expect } from "vitest";
import { giveCard, toConfirm, type Way } from "./customer.ts";
import { arrived, openPortal, type Portal } from "./kit.ts";

/** A registration at its last question. */
export async function atConfirm(way: Way = {}): Promise<Portal> {
  const portal = await openPortal();
  await toConfirm(portal, way);
  return portal;
}

export const confirm = ({ page }: Portal): Promise<void> =>
  page.getByRole("button", { name: "Confirm" }).click();
export const panel = ({ page }: Portal): Locator => page.getByRole("main").getByRole("alert");
export const active = ({ page }: Portal): Promise<void> =>
  page.getByRole("heading", { name: "Your devices are active" }).waitFor();

/** Pays with another card, from the payment step on; `tick` is what the question asks for. */
export async function payAgain(portal: Portal, tick?: string): Promise<void> {
  const { page } = portal;
  await giveCard(page, "4111111111111111");
  await arrived(page, "Terms of Service");
  await page.getByRole("button", { name: "Next" }).click();
  if (tick !== undefined) await page.getByText(tick).click();
  await confirm(portal);
}

/** Waits with a fake clock until another try is offered, and pays with it. */
export async function payOnceSettled(portal: Portal): Promise<void> {
  const { page } = portal;
  const tryAgain = page.getByRole("button", { name: "Try again" });
  await page.getByText("Your request may still be in progress").waitFor();
  expect(await tryAgain.count()).toBe(0);
  await page.clock.fastForward(150_000);
  await tryAgain.click();
  await payAgain(portal, "I understand that I may be charged twice");
  await active(portal);
}
