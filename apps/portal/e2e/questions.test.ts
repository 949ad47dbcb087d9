import { expect, test } from "vitest";
import { toPayment } from "./customer.ts";
import { eventually, openPortal, type Portal } from "./kit.ts";
import { openTask, smsPack } from "./task-rows.ts";

const QUESTIONS = [
  {
    about: "a pack",
    at: async (portal: Portal) => {
      await openTask(portal, smsPack);
      await smsPack.fill(portal.page);
    },
    next: smsPack.lastButton,
    question: "Are you sure you want to buy pack?",
  },
  {
    about: "a saved card",
    at: (portal: Portal) => toPayment(portal, { password: "waypost-demo" }),
    next: "Next",
    question: "Confirmation",
  },
];

test.each(QUESTIONS)(
  "a toast that is still there when a question about $about opens goes away",
  async ({ at, next, question }) => {
    const portal = await openPortal();
    const { page } = portal;
    await at(portal);
    await page.route(/assets\/(start|pages)-/, (route) => route.abort());
    await page.locator(".app-language select").selectOption("es");
    const toast = page.getByText("Something Went Wrong");
    // Under the pointer it stays as long as one likes.
    await toast.hover();
    await page.getByRole("button", { name: next, exact: true }).press("Enter");
    await page.getByRole("alertdialog", { name: question }).waitFor();
    await eventually(() => toast.count()).toBe(0);
    expect(await page.getByRole("alertdialog").count()).toBe(1);
  },
);
