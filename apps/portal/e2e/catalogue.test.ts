import { demoPassword, type Fault } from "@waypost/sandbox";
import { expect, test } from "vitest";
import {
  acceptTerms,
  asked,
  comeBack,
  giveCard,
  giveDevice,
  GPS_IMEI,
  toConfirm,
  type Way,
} from "./customer.ts";
import { arrived, eventually, openPortal, type Portal } from "./kit.ts";

async function atConfirm(way: Way = {}): Promise<Portal> {
  const portal = await openPortal();
  await toConfirm(portal, way);
  return portal;
}

const press = ({ page }: Portal) => page.getByRole("button", { name: "Confirm" }).click();
const panel = ({ page }: Portal) => page.getByRole("main").getByRole("alert");
const toast = ({ page }: Portal) => page.locator(".waypost-Toast");
const posts = ({ sandbox }: Portal) =>
  sandbox.sandbox.log().filter(({ method }) => method === "POST").length;

const REJECTIONS: readonly (readonly [name: string, way: Way, text: string, toast: string])[] = [
  ["a declined card", { card: "4000000000000002" }, "Your card was declined", "Error "],
  ["insufficient funds", { card: "4000000000009995" }, "insufficient funds", "Error "],
  ["a wrong security code", { card: "4000000000000127" }, "security code is incorrect", "Error "],
  [
    "a message only",
    { email: "refused@example.com" },
    "Registration failed",
    "Error Registration failed",
  ],
  [
    "an error only",
    { email: "refused-error-only@example.com" },
    "Account is blocked",
    "Error Account is blocked",
  ],
  [
    "no text at all",
    { email: "refused-silent@example.com" },
    "Something Went Wrong",
    "Error! Something Went Wrong",
  ],
  [
    "an IMEI that was registered meanwhile",
    { imeis: ["359000000000902"] },
    "IMEI already in use",
    "Error ",
  ],
];

test.each(REJECTIONS)(
  "%s: the panel and the toast show the message",
  async (_, way, text, toastText) => {
    const portal = await atConfirm(way);
    await press(portal);
    // Checked at the same time, because the toast closes by itself.
    await Promise.all([
      panel(portal).getByText(text).waitFor(),
      eventually(() => toast(portal).allTextContents()).toEqual([
        expect.stringContaining(toastText),
      ]),
    ]);
    expect(posts(portal)).toBe(1);
  },
);

const UNKNOWN: readonly Fault["kind"][] = ["error-empty", "error-html", "malformed", "lost"];

test.each(UNKNOWN)("%s: the outcome is unknown and is read back", async (kind) => {
  const portal = await atConfirm();
  portal.sandbox.sandbox.fault({ call: "register", kind });
  await press(portal);
  const found = kind === "lost" || kind === "malformed" ? "is in use now" : "is not in use";
  await Promise.all([
    portal.page.getByText("Error! Something Went Wrong").waitFor(),
    panel(portal).getByText("Something Went Wrong").waitFor(),
    panel(portal).getByText(found).waitFor(),
  ]);
  expect(posts(portal)).toBe(1);
});

test("a server error with a message: the message is shown above the unknown outcome", async () => {
  const portal = await atConfirm({ email: "server-error@example.com" });
  await press(portal);
  await Promise.all([
    panel(portal).getByText("Internal server error : Please try again later").waitFor(),
    panel(portal).getByText("is not in use").waitFor(),
    eventually(() => toast(portal).allTextContents()).toEqual([
      expect.stringContaining("Error Internal server error"),
    ]),
  ]);
  expect(posts(portal)).toBe(1);
});

const IMEIS: readonly (readonly [imei: string, text: string])[] = [
  ["359000000000903", "IMEI already in use, please try with another IMEI"],
  ["359000000000904", "IMEI already in use, please try with another IMEI"],
  ["359000000000905", "IMEI is blocked, please contact support"],
  ["359000000000906", "Internal server error"],
  ["359000000000907", "Something Went Wrong"],
  ["12a", "Invalid IMEI Number"],
  ["1234567890123456", "IMEI number limit exceeds"],
];

test("each result of the IMEI check is shown under its row, with the server's message", async () => {
  const portal = await openPortal();
  const { page } = portal;
  await portal.open("/registration/customer-information");
  await comeBack(page);
  await arrived(page, "Which devices do you want to activate?");
  for (const [imei, text] of IMEIS) {
    await page.getByLabel("IMEI", { exact: true }).fill(imei);
    await page.getByText(text).first().waitFor();
    expect(await page.getByRole("button", { name: "Select Plan" }).count()).toBe(0);
  }
});

test("with a wrong password the customer continues without saved cards and without an error", async () => {
  const portal = await openPortal();
  const { page } = portal;
  await portal.open("/registration/customer-information");
  await comeBack(page, "wrong");
  await page.getByText("KMH", { exact: true }).click();
  await giveDevice(page, { number: 1, imei: GPS_IMEI, name: "Van" });
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByLabel("Card Number").waitFor();
  expect(await page.getByRole("radio").count()).toBe(0);
});

test("a returning customer can pay with a new card, after confirming the choice", async () => {
  const portal = await openPortal();
  const { page } = portal;
  await portal.open("/registration/customer-information");
  await comeBack(page, demoPassword);
  await page.getByText("KMH", { exact: true }).click();
  await giveDevice(page, { number: 1, imei: GPS_IMEI, name: "Van" });
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByText("new card", { exact: true }).click();
  await giveCard(page, "4111111111111111");
  await page.getByText("Are you sure you want to continue with your New Card?").waitFor();
  await page.getByRole("button", { name: "No" }).click();
  expect(await page.getByLabel("Card Holder Name").inputValue()).toBe("Sample Customer");
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("button", { name: "Yes" }).click();
  await acceptTerms(page);
  await asked(page);
  await press(portal);
  await page.getByRole("heading", { name: "Your devices are active" }).waitFor();
});

test("the charge wizard registers at its own endpoint", async () => {
  const portal = await atConfirm({ route: "/registration/charge" });
  await press(portal);
  await portal.page.getByRole("heading", { name: "Your devices are active" }).waitFor();
  expect(portal.page.url()).toContain("/registration/charge/confirm");
  expect(portal.sandbox.sandbox.log().map(({ path }) => path)).toContain("/auth/register/charge");
});

test("a reload during the call has to be confirmed, and then reads back the outcome", async () => {
  const portal = await atConfirm();
  const { page } = portal;
  // The call is carried out at once, but answered long after the reload.
  portal.sandbox.sandbox.fault({ call: "register", kind: "slow", milliseconds: 600_000 });
  await press(portal);
  await page.getByText("Registering your devices").first().waitFor();
  await page.reload();
  await panel(portal).getByText("is in use now").waitFor();
  expect(await page.getByRole("button", { name: "Confirm" }).count()).toBe(0);
  expect(posts(portal)).toBe(1);
});
