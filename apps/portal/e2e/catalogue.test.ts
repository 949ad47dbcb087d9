import { demoCustomer, demoPassword, type Fault } from "@waypost/sandbox";
import { expect, test } from "vitest";
import { acceptTerms, giveCard, giveDetails, giveDevice, giveEmail, GPS_IMEI } from "./customer.ts";
import { openPortal, type Portal } from "./kit.ts";

const CARD = "4111111111111111";

interface Way {
  email?: string;
  card?: string;
  imei?: string;
  route?: string;
}

/** A customer on the way to the question, by the shortest path that the case allows. */
async function toConfirm({
  email,
  card = CARD,
  imei = GPS_IMEI,
  route = "",
}: Way): Promise<Portal> {
  const portal = await openPortal();
  const { page } = portal;
  await portal.open(`/registration${route}/customer-information`);
  await giveEmail(page, email ?? demoCustomer.email);
  if (email === undefined) {
    await page.getByRole("button", { name: "Continue without Password" }).click();
  } else {
    await giveDetails(page);
  }
  await page.getByText("KMH", { exact: true }).click();
  await giveDevice(page, { number: 1, imei, name: "Van" });
  await page.getByRole("button", { name: "Next" }).click();
  await giveCard(page, card);
  await acceptTerms(page);
  await page.getByRole("alertdialog", { name: "Confirmation" }).waitFor();
  return portal;
}

const press = ({ page }: Portal) => page.getByRole("button", { name: "Confirm" }).click();
const panel = ({ page }: Portal) => page.getByRole("main").getByRole("alert");
const posts = ({ sandbox }: Portal) =>
  sandbox.sandbox.log().filter(({ method }) => method === "POST").length;

const REFUSALS: readonly (readonly [name: string, way: Way, text: string, toast: string])[] = [
  ["a declined card", { card: "4000000000000002" }, "Your card was declined", "Error "],
  ["too little money", { card: "4000000000009995" }, "insufficient funds", "Error "],
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
    "a server's error with words",
    { email: "server-error@example.com" },
    "Internal server error : Please try again later",
    "Error Internal server error",
  ],
  [
    "an IMEI that was taken meanwhile",
    { imei: "359000000000902" },
    "IMEI already in use",
    "Error ",
  ],
];

test.each(REFUSALS)(
  "%s: the words stand in the panel and the toast",
  async (_, way, text, toast) => {
    const portal = await toConfirm(way);
    await press(portal);
    await panel(portal).getByText(text).waitFor();
    await portal.page
      .getByRole("alertdialog")
      .or(portal.page.locator(".wp-Toast"))
      .first()
      .waitFor();
    expect(await portal.page.locator(".wp-Toast").textContent()).toContain(toast);
    expect(posts(portal)).toBe(1);
  },
);

const UNKNOWN: readonly Fault["kind"][] = ["error-empty", "error-html", "malformed", "lost"];

test.each(UNKNOWN)("%s: nobody claims success or failure, and it is looked up", async (kind) => {
  const portal = await toConfirm({});
  portal.sandbox.sandbox.fault({ call: "register", kind });
  await press(portal);
  await panel(portal).getByText("Something Went Wrong").waitFor();
  await panel(portal)
    .getByText(kind === "lost" || kind === "malformed" ? "is in use now" : "is not in use")
    .waitFor();
  await portal.page.getByText("Error! Something Went Wrong").waitFor();
  expect(posts(portal)).toBe(1);
});

const IMEIS: readonly (readonly [imei: string, text: string])[] = [
  ["359000000000903", "IMEI already in use, please try with another IMEI"],
  ["359000000000904", "IMEI already in use, please try with another IMEI"],
  ["359000000000905", "IMEI is blocked, please contact support"],
  ["359000000000906", "Internal server error : Please try again later"],
  ["359000000000907", "Something Went Wrong"],
  ["12a", "Invalid IMEI Number"],
  ["1234567890123456", "IMEI number limit exceeds"],
];

test("each answer of the IMEI check stands under its row in the server's own words", async () => {
  const portal = await openPortal();
  const { page } = portal;
  await portal.open("/registration/customer-information");
  await giveEmail(page, demoCustomer.email);
  await page.getByRole("button", { name: "Continue without Password" }).click();
  for (const [imei, text] of IMEIS) {
    await page.getByLabel("IMEI", { exact: true }).fill(imei);
    await page.getByText(text).first().waitFor();
    expect(await page.getByRole("button", { name: "Select Plan" }).count()).toBe(0);
  }
});

test("a wrong password goes on without saved cards and without a word", async () => {
  const portal = await openPortal();
  const { page } = portal;
  await portal.open("/registration/customer-information");
  await giveEmail(page, demoCustomer.email);
  await page.locator("#password").fill("wrong");
  await page.getByRole("button", { name: "Continue with Password" }).click();
  await page.getByText("KMH", { exact: true }).click();
  await giveDevice(page, { number: 1, imei: GPS_IMEI, name: "Van" });
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByLabel("Card Number").waitFor();
  expect(await page.getByRole("radio").count()).toBe(0);
});

test("a returning customer may pay with a new card, after a question", async () => {
  const portal = await openPortal();
  const { page } = portal;
  await portal.open("/registration/customer-information");
  await giveEmail(page, demoCustomer.email);
  await page.locator("#password").fill(demoPassword);
  await page.getByRole("button", { name: "Continue with Password" }).click();
  await page.getByText("KMH", { exact: true }).click();
  await giveDevice(page, { number: 1, imei: GPS_IMEI, name: "Van" });
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByText("new card", { exact: true }).click();
  await giveCard(page, CARD);
  await page.getByText("Are you sure you want to continue with your New Card?").waitFor();
  await page.getByRole("button", { name: "No" }).click();
  expect(await page.getByLabel("Card Holder Name").inputValue()).toBe("Sample Customer");
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("button", { name: "Yes" }).click();
  await acceptTerms(page);
  await press(portal);
  await page.getByRole("heading", { name: "Your devices are active" }).waitFor();
});

test("the charge wizard registers at its own endpoint", async () => {
  const portal = await toConfirm({ route: "/charge" });
  await press(portal);
  await portal.page.getByRole("heading", { name: "Your devices are active" }).waitFor();
  expect(portal.page.url()).toContain("/registration/charge/confirm");
  expect(portal.sandbox.sandbox.log().map(({ path }) => path)).toContain("/auth/register/charge");
});

test("a reload during the call is asked about first, and looks up what became of it", async () => {
  const portal = await toConfirm({});
  const { page } = portal;
  portal.sandbox.sandbox.fault({ call: "register", kind: "slow", milliseconds: 3000 });
  await press(portal);
  await page.getByText("Registering your devices").first().waitFor();
  await page.reload();
  expect(portal.asked).toEqual(["beforeunload"]);
  await panel(portal).getByText("is in use now").waitFor();
  expect(await page.getByRole("button", { name: "Confirm" }).count()).toBe(0);
  expect(posts(portal)).toBe(1);
});
