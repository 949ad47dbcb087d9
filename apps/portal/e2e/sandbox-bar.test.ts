import { expect, test } from "vitest";
import { arrived, openPortal, press, type Portal } from "./kit.ts";
import { openTask, successOf, taskRows } from "./task-rows.ts";

const bar = ({ page }: Portal) => page.getByRole("complementary", { name: "Sandbox" });

/** Presses the button that fills in the step, and waits until it is done. */
async function fill(portal: Portal): Promise<void> {
  await press(portal, "Fill this step");
  await bar(portal).getByRole("status").filter({ hasText: "Filled in." }).waitFor();
}

test.each([390, 1280])(
  "one press fills in each step, up to a registered device, at %i px",
  async (width) => {
    const portal = await openPortal({ announce: true, width });
    const { page } = portal;
    await portal.open("/registration/customer-information");
    for (const title of [
      "Activate your tracker",
      "Your details",
      "Which devices do you want to activate?",
      "How would you like to pay?",
      "Terms of Service",
    ]) {
      await arrived(page, title);
      await fill(portal);
      await press(portal, "Next");
    }
    await press(portal, "Confirm");
    await page.getByRole("heading", { name: "Your device is active" }).waitFor();
    expect(portal.sandbox.sandbox.charges()).toMatchObject([{ amount: 59.85 }]);
  },
);

test.each(taskRows)("one press fills in each stage of $name", async (row) => {
  const portal = await openPortal({ announce: true });
  await openTask(portal, row);
  const last = portal.page.getByRole("button", { name: row.lastButton, exact: true });
  await bar(portal).waitFor();
  while (!(await last.isVisible())) {
    await fill(portal);
    // The first six digits of a card continue by themselves.
    const next = portal.page.getByRole("button", { name: /^(Continue|Update)$/ });
    if ((await next.textContent()) === "Continue") await next.click();
    await last.waitFor();
  }
  await fill(portal);
  await last.click();
  if (row.question !== null) await press(portal, row.confirm);
  await successOf(portal.page, row).waitFor();
});
