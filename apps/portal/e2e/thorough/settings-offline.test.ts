import { expect, test } from "vitest";
import { needs } from "../engine.ts";
import { openPortal, press } from "../kit.ts";
import { openSettings, register, settingsDialog } from "../settings-kit.ts";

test("offline, Save sends nothing, says so and keeps the edits, and saves them once back", async () => {
  needs("network");
  const portal = await openPortal({ isFirstVisit: true });
  const { page, context, sandbox } = portal;
  await register(portal);
  const dialog = await openSettings(portal);
  const saves = () => sandbox.sandbox.log().filter(({ method }) => method === "PUT");
  await dialog.getByLabel("Device Name").fill("Flower van");
  await context.setOffline(true);
  await dialog.getByText("You are offline: nothing is saved until you are back.").waitFor();
  await press(portal, "Save");
  await page.getByText("You are offline, so nothing was sent.").waitFor();
  expect(await dialog.getByLabel("Device Name").inputValue()).toBe("Flower van");
  await dialog.getByText("1 change", { exact: false }).first().waitFor();
  expect(saves()).toEqual([]);
  await context.setOffline(false);
  await dialog.getByText("You are offline: nothing").waitFor({ state: "detached" });
  await press(portal, "Save");
  await settingsDialog(page).waitFor({ state: "detached" });
  expect(saves()).toHaveLength(1);
});
