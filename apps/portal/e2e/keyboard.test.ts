import { expect, test } from "vitest";
import { go, pressKey } from "./keyboard.ts";
import {
  acceptTerms,
  arrives,
  button,
  confirm,
  giveCard,
  giveDevice,
  giveEmail,
} from "./keyboard-walk.ts";
import { openPortal, postsOf } from "./kit.ts";
import { demoCustomer } from "@waypost/sandbox";

test("a returning customer registers by keyboard alone, with a visible focus and every screen announced", async () => {
  const portal = await openPortal();
  const { page } = portal;
  await portal.open("/registration/customer-information");
  await giveEmail(page, demoCustomer.email);
  await arrives(page, "Welcome back!");
  await go(button(page, "Continue without Password"));
  await pressKey(page, "Enter");
  await arrives(page, "Which devices do you want to activate?");
  await giveDevice(page);
  await arrives(page, "How would you like to pay?");
  await giveCard(page);
  await acceptTerms(page);
  expect(postsOf(portal)).not.toContain("/auth/register");
  await confirm(page);
  expect(postsOf(portal)).toEqual(["/auth/register"]);
});
