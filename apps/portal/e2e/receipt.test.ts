import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { GPS_IMEI, OBD_IMEI, toConfirm } from "./customer.ts";
import { arrived, eventually, mainText, openPortal, press, type Portal } from "./kit.ts";

async function registered(
  imeis: readonly string[] = [GPS_IMEI, OBD_IMEI],
  prepare: (portal: Portal) => Promise<unknown> = async () => {},
): Promise<Portal> {
  const portal = await openPortal();
  await prepare(portal);
  await toConfirm(portal, { imeis });
  await press(portal, "Confirm");
  await arrived(portal.page, "Your devices are active");
  return portal;
}

test("the success is three stops: what was agreed to, which can be kept and printed, the vehicle, the setup", async () => {
  const portal = await registered();
  const { page } = portal;
  const stops = page.getByRole("heading", { level: 2 });
  expect(await stops.allTextContents()).toEqual(["Payment", "Put it in the vehicle", "Set it up"]);
  const text = await mainText(portal);
  expect(text).toContain("PaymentYou agreed to pay $111.30 today");
  expect(text).toMatch(/Next Billing Date[A-Z][a-z]{2} \d+, 20\d\d/);
  expect(await page.getByRole("button", { name: "SETUP YOUR DEVICE" }).count()).toBe(2);
  await page.getByRole("link", { name: "LOGIN" }).waitFor();

  const saving = page.waitForEvent("download");
  await press(portal, "Add the renewal to your calendar");
  const file = await saving;
  expect(file.suggestedFilename()).toBe("renewal.ics");
  const calendar = await readFile(await file.path(), "utf8");
  expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2.0\r\n/);
  expect(calendar).toMatch(/DTSTART;VALUE=DATE:20\d{6}\r\n/);
  expect(calendar.replaceAll("\r\n ", "")).toContain("SUMMARY:Plan renewal: Van 1 and Van 2\r\n");
  expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect(calendar.endsWith("END:VCALENDAR\r\n")).toBe(true);

  await page.evaluate(() => {
    window.print = () => {
      document.title = "printing";
    };
  });
  await press(portal, "Print the receipt");
  await eventually(() => page.title()).toBe("printing");
});

/** The vendor's reply has no token. */
const withoutToken = ({ page }: Portal) =>
  page.route("**/auth/register", async (route) => {
    const response = await route.fetch();
    const { token: _, ...reply } = (await response.json()) as { token: string };
    await route.fulfill({ response, json: reply });
  });

const NO_TOKEN = "Your vendor's reply has no token, so settings open after you log in.";
const AFTER_RELOAD = "Setup is only available right after registration.";

test("where no token came, each setup button says so, also after a reload", async () => {
  const portal = await registered([GPS_IMEI, OBD_IMEI], withoutToken);
  const { page } = portal;
  for (const isReloaded of [false, true]) {
    if (isReloaded) await page.reload();
    await arrived(page, "Your devices are active");
    const setUp = page.getByRole("button", { name: "SETUP YOUR DEVICE" });
    expect(await setUp.count()).toBe(2);
    expect(await mainText(portal)).toContain(NO_TOKEN);
    expect(await mainText(portal)).not.toContain(AFTER_RELOAD);
    for (const at of [0, 1]) {
      await setUp.nth(at).click();
      const dialog = page.getByRole("dialog", { name: "SETUP YOUR DEVICE" });
      await dialog.getByText(NO_TOKEN).waitFor();
      await dialog.getByRole("link", { name: "LOGIN" }).waitFor();
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "detached" });
    }
  }
});

test("on paper the receipt of four devices is one page in black on white, without buttons", async () => {
  const portal = await registered([GPS_IMEI, "350000000000002", OBD_IMEI, "860000000000002"]);
  const { page } = portal;
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  expect(await page.getByRole("button").filter({ visible: true }).count()).toBe(0);
  expect(await page.getByRole("link", { name: "LOGIN" }).isVisible()).toBe(false);
  const text = await page.locator("main").innerText();
  for (const part of ["You agreed to pay $222.60 today", "Van 4", "Customer ID"])
    expect(text).toContain(part);
  expect(text).not.toContain("Put it in the vehicle");
  const colors = await page.evaluate(() => [
    getComputedStyle(document.querySelector("dd") ?? document.body).color,
    getComputedStyle(document.querySelector("dt") ?? document.body).color,
    getComputedStyle(document.body).backgroundColor,
  ]);
  expect(colors).toEqual(["rgb(0, 0, 0)", "rgb(0, 0, 0)", "rgba(0, 0, 0, 0)"]);
  const pdf = await page.pdf({ format: "Letter" });
  expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});
