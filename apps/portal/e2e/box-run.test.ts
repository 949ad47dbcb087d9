import { expect, test } from "vitest";
import { demoPassword } from "@waypost/sandbox";
import { acceptTerms, continueWithAccount, submitCard } from "./customer.ts";
import { arrived, eventually, openPortal, press, sheetText, type Portal } from "./kit.ts";
import { layoutFaults } from "./layout-faults.ts";
import { violations } from "./page-checks.ts";

const imeis = (count: number) =>
  Array.from({ length: count }, (_, at) => `${350_000_000_000_001 + at}`);

const declined = { status: false, error: "Your card was declined" };

/** Fills a box, and goes to its question as the demo customer with the saved card. */
async function toQuestion(portal: Portal, count: number): Promise<void> {
  const { page, open } = portal;
  page.setDefaultTimeout(8000);
  await open("/register-many");
  const list = ["IMEI;Name", ...imeis(count).map((imei, at) => `${imei};Van ${at + 1}`)].join("\n");
  await page.getByLabel("Paste your list").fill(list);
  await press(portal, "Add to the box");
  await press(portal, `Check ${count} devices`);
  await page.getByRole("tab", { name: "Ready" }).waitFor();
  await page.getByRole("button", { name: "Plan for all devices" }).click();
  await page.getByRole("option", { name: "Plus" }).first().click();
  await page.getByText("KMH", { exact: true }).click();
  await press(portal, "Continue");
  await continueWithAccount(page, demoPassword);
  await arrived(page, "How would you like to pay?");
  await press(portal, "Next");
  await press(portal, "Yes");
  await acceptTerms(page);
  await page.getByRole("alertdialog").waitFor();
}

test.each([390, 1280])(
  "a box is registered in spite of a declined card, a pause and a lost reply, %i px wide",
  async (width) => {
    const portal = await openPortal({ width, height: 900 });
    const { page, sandbox } = portal;
    const { fault } = sandbox.sandbox;
    await toQuestion(portal, 20);
    expect(await sheetText(portal)).toContain("20 × ");
    fault({ call: "register", kind: "error-json", status: 200, body: declined });
    await press(portal, "Confirm");
    await page.getByText("Your card was declined").waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await layoutFaults(page)).toEqual([]);
    fault({ call: "register", kind: "too-many", seconds: 5 });
    await press(portal, "Try the same card again");
    await page.getByText("The server asked for a break.").waitFor();
    fault({ call: "register", kind: "slow", milliseconds: 1500 });
    fault({ call: "register", kind: "lost" });
    await page.getByText("Keep this page open.").waitFor();
    await page.getByText("20 of 20 registered").waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await layoutFaults(page)).toEqual([]);
  },
);

test("a closed tab is gone on with in another one, with the card asked for again", async () => {
  const portal = await openPortal({ width: 390, height: 844 });
  const { page, sandbox, context, url } = portal;
  await toQuestion(portal, 12);
  sandbox.sandbox.fault({ call: "register", kind: "hang" });
  await press(portal, "Confirm");
  await page.getByText("Keep this page open.").waitFor();
  await eventually(
    () => sandbox.sandbox.log().filter(({ path }) => path.includes("/auth/register")).length,
  ).toBe(1);
  const other = await context.newPage();
  await page.close({ runBeforeUnload: false });
  await other.goto(`${url}#/register-many`);
  await other.getByText("0 of 12 devices are registered, 4 are unknown.").waitFor();
  await other.getByRole("checkbox", { name: "Send it again" }).nth(3).waitFor();
  await other.getByRole("button", { name: "Resume" }).click();
  await arrived(other, "How would you like to pay?");
  await submitCard(other);
  await acceptTerms(other);
  await other.getByRole("alertdialog").getByText("8 × ").waitFor();
  await other.getByRole("button", { name: "Confirm" }).click();
  await other
    .getByText("8 of 12 devices are registered, 4 are unknown.")
    .or(other.getByText("8 of 12 registered"))
    .first()
    .waitFor();
  const sent = sandbox.sandbox.log().filter(({ path }) => path.includes("/auth/register"));
  expect(sent).toHaveLength(3);
});
