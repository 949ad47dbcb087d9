import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { GPS_IMEI, OBD_IMEI } from "./customer.ts";
import { allowClipboard, needs } from "./engine.ts";
import { arrived, eventually, mainText, openPortal, press } from "./kit.ts";
import { register } from "./settings-kit.ts";

test("the receipt starts with the vehicle, followed by the setup and the consent, which can be saved, copied and printed", async () => {
  needs("download");
  const portal = await openPortal();
  const { page } = portal;
  await register(portal, { imeis: [GPS_IMEI, OBD_IMEI] });
  await arrived(page, "Your devices are active");
  const stops = page.getByRole("heading", { level: 2 });
  expect(await stops.allTextContents()).toEqual(["Put it in the vehicle", "Set it up", "Receipt"]);
  const text = await mainText(portal);
  expect(text).toContain("ReceiptYou agreed to: $111.30 today, card ending in 1111");
  expect(text).toMatch(/Next Billing Date[A-Z][a-z]{2} \d+, 20\d\d/);
  expect(await page.getByRole("button", { name: "SETUP YOUR DEVICE" }).count()).toBe(2);
  await page.getByRole("link", { name: "LOGIN" }).waitFor();

  await allowClipboard(portal.context);
  await press(portal, "Copy all");
  await page.getByText("Copied", { exact: true }).waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(
    /^Name: .+\nEmail: .+\nCustomer ID: 1001\n\nDevice Name: Van 1\nIMEI: \d{15}\n/,
  );
  expect(copied.match(/^ICCID: \d{19,20}$/gm)).toHaveLength(2);

  const saving = page.waitForEvent("download");
  await press(portal, "Add the renewal to your calendar");
  const file = await saving;
  expect(file.suggestedFilename()).toBe("renewal.ics");
  const calendar = await readFile(await file.path(), "utf8");
  expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2.0\r\n/);
  expect(calendar).toMatch(/DTSTART;VALUE=DATE:20\d{6}\r\n/);
  expect(calendar.replaceAll("\r\n ", "")).toContain("SUMMARY:Plan renewal: Van 1 and Van 2\r\n");
  expect(calendar.replaceAll("\r\n ", "")).toMatch(
    /DESCRIPTION:\$111\.30 · How to cancel: http.*#\/cancellation\r\nURL:http.*#\/cancellation\r\n/,
  );
  expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect(calendar.endsWith("END:VCALENDAR\r\n")).toBe(true);

  await page.evaluate(() => {
    window.print = () => {
      document.title = "printing";
    };
  });
  await press(portal, "Print the receipt");
  await eventually(() => page.title()).toBe("printing");
  await page.emulateMedia({ media: "print" });
  // Collapsed content is printed expanded, below the same heading.
  const pressed = page.locator("button:not([aria-expanded])");
  await eventually(() => pressed.filter({ visible: true }).allTextContents()).toEqual([]);
  expect(await page.getByText("Subscription ID").first().isVisible()).toBe(true);
  const sheets = (await page.pdf({ format: "Letter" })).toString("latin1");
  expect(sheets.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: null });
  await page.getByRole("link", { name: "Go to your account" }).click();
  await arrived(page, "Your account");
  // Known only from the receipt: no list contains a name or a SIM.
  await page.getByRole("heading", { name: "Van 1" }).getByRole("button").click();
  const pause = page.getByRole("link", { name: `Pause for Van 1, IMEI ${GPS_IMEI}` });
  expect(await pause.getAttribute("href")).toMatch(
    /^#\/pay-dormantfee\?customer_id=1001&imei=350000000000001&iccid=\d{19,20}&email=/,
  );
});

const RECEIPT_LINES = [
  "Name",
  "Email",
  "Customer ID",
  "IMEI",
  "ICCID",
  "Subscription ID",
  "Start Date",
  "Next Billing Date",
  "Active Plan",
];

test("every documented line of the receipt is visible on a phone without a press, including an empty one", async () => {
  const portal = await openPortal({ width: 390 });
  const { page } = portal;
  await page.route("**/auth/register", async (route) => {
    const response = await route.fetch();
    const reply = (await response.json()) as { subscription: object[] };
    const subscription = reply.subscription.map((row) => ({ ...row, imei_iccid: "" }));
    await route.fulfill({ response, json: { ...reply, subscription } });
  });
  await register(portal);
  const lines = page.locator(".waypost-SuccessPanel > .waypost-Facts, .waypost-ReceiptCard");
  const terms = await lines.locator("dt").filter({ visible: true }).allTextContents();
  expect(terms).toEqual(RECEIPT_LINES);
  await lines.getByRole("heading", { name: "Van 1" }).waitFor();
  expect(await lines.filter({ hasText: "ICCID–" }).count()).toBe(1);
});

test("on a phone the success of a device is at most 1709 px high", async () => {
  const portal = await openPortal({ width: 390, height: 844 });
  await register(portal);
  await portal.page.getByRole("link", { name: "Go to your account" }).waitFor();
  const height = await portal.page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeGreaterThan(844);
  expect(height).toBeLessThanOrEqual(1709);
});

describe("further cases", { tags: ["long"] }, () => {
  test("in print the receipt of four devices is one page in black on white, and the consent another", async () => {
    const portal = await openPortal();
    const { page } = portal;
    await register(portal, {
      imeis: [GPS_IMEI, "350000000000002", OBD_IMEI, "860000000000002"],
    });
    await arrived(page, "Your devices are active");
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    expect(await page.getByRole("link", { name: "LOGIN" }).isVisible()).toBe(false);
    const text = await page.locator("main").innerText();
    for (const part of ["You agreed to: $222.60 today", "Van 4", "Customer ID"])
      expect(text).toContain(part);
    expect(text).not.toContain("Put it in the vehicle");
    const colors = await page.evaluate(() => [
      getComputedStyle(document.querySelector("dd") ?? document.body).color,
      getComputedStyle(document.querySelector("dt") ?? document.body).color,
      getComputedStyle(document.body).backgroundColor,
    ]);
    expect(colors).toEqual(["rgb(0, 0, 0)", "rgb(0, 0, 0)", "rgba(0, 0, 0, 0)"]);
    const pdf = await page.pdf({ format: "Letter" });
    expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
  });
});
