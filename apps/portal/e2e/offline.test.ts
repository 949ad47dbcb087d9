import { describe, expect, test } from "vitest";
import { submitEmail, toConfirm } from "./customer.ts";
import { needs } from "./engine.ts";
import { arrived, eventually, mainText, openPortal, postsOf, press, type Portal } from "./kit.ts";
import { openTask, planUpdate, successOf, toQuestion } from "./task-rows.ts";

const BAND =
  "You are offline, and nothing reaches the server. Your entries are kept until you are back online.";
const NOTE = "You are offline: nothing is sent, and nothing is charged.";
const FALSE_WORDS = ["Please do not pay again yet", "another window", "was charged"];

/** Goes offline, and waits until the page has noticed. */
async function goOffline({ page, context }: Portal): Promise<void> {
  await context.setOffline(true);
  await page.getByText(BAND).waitFor();
}

async function goOnline({ page, context }: Portal): Promise<void> {
  await context.setOffline(false);
  await page.getByText(BAND).waitFor({ state: "detached" });
}

async function hasNoFalseWords(portal: Portal): Promise<void> {
  const said = (await portal.page.locator("body").textContent()) ?? "";
  for (const words of FALSE_WORDS) expect(said).not.toContain(words);
}

test("a registration with an interrupted network preserves typed values, continues automatically and is sent once", async () => {
  needs("network");
  const portal = await openPortal({ isFirstVisit: true });
  const { page, sandbox } = portal;
  await portal.open("/registration/customer-information");
  await page.getByLabel("Email").waitFor();
  // The next form is loaded when the page is idle, which a busy machine may be late.
  const loaded = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .map(({ name }) => name)
        .join(" "),
    );
  await eventually(loaded).toContain("/DetailsForm-");
  await page.waitForLoadState("networkidle");
  await goOffline(portal);
  await submitEmail(page, "new.owner@example.com");
  await page.getByText("Something Went Wrong").first().waitFor();
  expect(await page.getByLabel("Email").inputValue()).toBe("new.owner@example.com");
  await goOnline(portal);
  // Without a press: the e-mail address is checked once more, and the next form was loaded before.
  await arrived(page, "Your details");

  await toConfirm(portal);
  await page.getByText("Total USD 59.85 billed instantly").waitFor();
  await goOffline(portal);
  await page.getByText(NOTE).waitFor();
  await press(portal, "Confirm");
  await page.getByRole("alertdialog", { name: "Confirmation" }).waitFor();
  await hasNoFalseWords(portal);
  expect(postsOf(portal)).not.toContain("/auth/register");
  await goOnline(portal);
  await page.getByText(NOTE).waitFor({ state: "detached" });
  sandbox.sandbox.fault({ call: "register", kind: "slow", milliseconds: 300 });
  await page.getByRole("button", { name: "Confirm", exact: true }).dblclick();
  await arrived(page, "Your device is active");
  expect(postsOf(portal).filter((path) => path === "/auth/register")).toHaveLength(1);
  expect(sandbox.sandbox.charges()).toHaveLength(1);
});

describe.each([planUpdate])("$name", (row) => {
  test("sends nothing offline and says so, stays in the review, and is sent once on a slow network", async () => {
    needs("network");
    const portal = await openPortal();
    const { page, sandbox } = portal;
    await openTask(portal, row);
    await toQuestion(page, row);
    const confirm = page.getByRole("button", { name: row.confirm, exact: true });
    await eventually(() => confirm.isEnabled()).toBe(true);
    await goOffline(portal);
    await page.getByText(NOTE).waitFor();
    await confirm.click();
    await page.getByRole("alertdialog", { name: row.question ?? "" }).waitFor();
    await hasNoFalseWords(portal);
    expect(postsOf(portal)).toEqual([]);
    await goOnline(portal);
    await eventually(() => confirm.isEnabled()).toBe(true);
    sandbox.sandbox.fault({ call: row.call, kind: "slow", milliseconds: 300 });
    await confirm.dblclick();
    await successOf(page, row).waitFor();
    expect(postsOf(portal)).toEqual([row.path]);
    expect(sandbox.sandbox.charges().map(({ subject }) => subject)).toEqual(
      row.charges.map(({ subject }) => subject),
    );
  });

  test("that failed to load is loaded automatically once online", async () => {
    needs("network");
    const portal = await openPortal();
    const { page } = portal;
    await openTask(portal, row);
    await goOffline(portal);
    await page.evaluate((query) => (location.hash = query), `#${row.route}?customer_id=924`);
    await eventually(() => mainText(portal)).toContain("Error!");
    await goOnline(portal);
    await eventually(() => mainText(portal)).not.toContain("Error!");
  });
});
