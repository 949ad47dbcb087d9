// @module-tag long
import { expect, test } from "vitest";
import { openAccount } from "./account-kit.ts";
import { toConfirm } from "./customer.ts";
import { arrived, mainText, openPortal, press } from "./kit.ts";
import { ask, cancellation, CUSTOMER, openTask, smsPack } from "./task-rows.ts";

test("one place answers if the customer was charged, including requests without a customer", async () => {
  const portal = await openPortal();
  const { page, sandbox } = portal;
  await openAccount(portal);
  await page.getByRole("heading", { name: "Your devices" }).waitFor();
  expect(await mainText(portal)).not.toContain("Was I charged?");
  await portal.open("/cancellation");
  await cancellation.fill(page);
  sandbox.sandbox.fault({ call: cancellation.call, kind: "refuse" });
  await press(portal, cancellation.confirm);
  await page.getByText(cancellation.unknown).waitFor();
  await openAccount(portal);
  const open = page.getByRole("region", { name: "Was I charged?" });
  await open.getByText("We do not know yet whether the subscription was cancelled").waitFor();
  expect(await open.textContent()).toContain(
    "This request does not say which customer it was for.",
  );
  await open.getByRole("link", { name: "See details" }).click();
  await page.getByText(cancellation.unknown).waitFor();
  await page.getByRole("link", { name: "Back to your account" }).waitFor();
});

test("an unanswered registration is listed in the account, which links to it", async () => {
  const portal = await openPortal();
  const { page, sandbox } = portal;
  await toConfirm(portal);
  sandbox.sandbox.fault({ call: "register", kind: "refuse" });
  await press(portal, "Confirm");
  await arrived(page, "We could not confirm your registration");
  await openAccount(portal);
  const open = page.getByRole("region", { name: "Was I charged?" });
  await open.getByText("We do not know yet whether the devices were activated").waitFor();
  expect(await open.textContent()).toContain("ending in 1111");
  await open.getByRole("link", { name: "See details" }).click();
  await arrived(page, "We could not confirm your registration");
});

test("unconfirmed requests come first, and link to the page that looks them up and back", async () => {
  const portal = await openPortal();
  const { page, sandbox } = portal;
  await openTask(portal, smsPack);
  await smsPack.fill(page);
  await ask(page, smsPack);
  sandbox.sandbox.fault({ call: smsPack.call, kind: "refuse" });
  await press(portal, smsPack.confirm);
  await page.getByText(smsPack.unknown).waitFor();
  await openAccount(portal, `customer_id=${CUSTOMER}`);
  const open = page.getByRole("region", { name: "Was I charged?" });
  expect(await open.textContent()).toContain("We do not know yet whether the pack was bought.");
  await open.getByRole("link", { name: "See details" }).click();
  await page.getByText(smsPack.unknown).waitFor();
  await page.getByRole("link", { name: "Back to your account" }).click();
  await arrived(page, "Your account");
  await page.goBack();
  await page.getByText(smsPack.unknown).waitFor();
  await page.getByRole("link", { name: "Back to your account" }).click();
  await arrived(page, "Your account");
});
