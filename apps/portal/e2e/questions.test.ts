import { expect, test } from "vitest";
import { toPayment } from "./customer.ts";
import { isComplete } from "./test-scope.ts";
import { eventually, openPortal, type Portal } from "./kit.ts";
import { register } from "./settings-kit.ts";
import { openTask, smsPack } from "./task-rows.ts";

const DIALOGS = [
  {
    about: "a pack",
    at: async (portal: Portal) => {
      await openTask(portal, smsPack);
      await smsPack.fill(portal.page);
    },
    next: smsPack.lastButton,
    role: "alertdialog",
    name: "Are you sure you want to buy pack?",
  },
  {
    about: "a saved card",
    at: (portal: Portal) => toPayment(portal, { password: "waypost-demo" }),
    next: "Next",
    role: "alertdialog",
    name: "Confirmation",
  },
  {
    about: "the settings of a device",
    at: (portal: Portal) => register(portal),
    next: "SETUP YOUR DEVICE",
    role: "dialog",
    name: "Device Settings",
  },
] as const;

test.each(isComplete ? DIALOGS : DIALOGS.slice(0, 1))(
  "an open toast disappears when a dialog about $about opens",
  async ({ at, next, role, name }) => {
    const portal = await openPortal();
    const { page } = portal;
    await at(portal);
    await page.route(/assets\/(start|pages)-/, (route) => route.abort());
    await page.locator(".app-language select").selectOption("es");
    const toast = page.getByText("Something Went Wrong");
    // It does not close while the pointer is over it.
    await toast.hover();
    await page.getByRole("button", { name: next, exact: true }).press("Enter");
    await page.getByRole(role, { name }).waitFor();
    await eventually(() => toast.count()).toBe(0);
    expect(await page.getByRole(role).count()).toBe(1);
  },
);
