import { expect, test } from "vitest";
import { GPS_IMEI, OBD_IMEI } from "../customer.ts";
import { arrived, mainText, openPortal, type Portal } from "../kit.ts";
import { register } from "../settings-kit.ts";

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
  const portal = await openPortal();
  await withoutToken(portal);
  await register(portal, { imeis: [GPS_IMEI, OBD_IMEI] });
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

test("on paper the receipt of four devices is one page in black on white, and what was agreed to another", async () => {
  const portal = await openPortal();
  const { page } = portal;
  await register(portal, {
    imeis: [GPS_IMEI, "350000000000002", OBD_IMEI, "860000000000002"],
  });
  await arrived(page, "Your devices are active");
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
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
  expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
});
