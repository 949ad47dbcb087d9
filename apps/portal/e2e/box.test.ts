import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { browserWithCamera, closeBrowsers } from "./fake-camera.ts";
import { layoutFaults } from "./layout-faults.ts";
import { arrived, eventually, openPortal } from "./kit.ts";
import { violations } from "./page-checks.ts";
import { bars, TRUCK, VAN } from "./scan-kit.ts";

closeBrowsers();

/** IMEIs of the sandbox with a right check digit. */
const GPS = ["350000000000006", "350000000000014", "350000000000022", "350000000000030"];
const OBD = ["860000000000009", "860000000000017"];

const LIST = ["IMEI;Name", ...[...GPS, ...OBD].map((imei, at) => `${imei};Van ${at + 1}`)];

test.each([390, 1280])("a pasted list leads to the e-mail form, %i px wide", async (width) => {
  const { page, open } = await openPortal({ width, height: 900 });
  await open("/register-many");
  await page.getByLabel("Paste your list").fill([...LIST, ";No IMEI"].join("\n"));
  await page.getByRole("button", { name: "Add to the box" }).click();
  await page.getByText("6 devices were added.").waitFor();
  await page.getByText("Rows without an IMEI: 1.").waitFor();
  const next = page.getByRole("button", { name: "Continue" });
  expect(await next.getAttribute("aria-disabled")).toBe("true");
  await page.getByRole("button", { name: "Check 6 devices" }).click();
  await page.getByRole("tab", { name: "Ready" }).waitFor();
  for (const kind of ["GPS tracker", "OBD device"]) {
    await page.getByRole("button", { name: `Plan for all devices: ${kind}` }).click();
    await page.getByRole("listbox").getByRole("option").first().click();
  }
  await page.getByText("KMH", { exact: true }).click();
  await page.getByText("Total today").waitFor();
  expect(await violations(page)).toEqual([]);
  expect(await layoutFaults(page)).toEqual([]);
  await eventually(() => next.getAttribute("aria-disabled")).toBe(null);
  await next.click();
  await arrived(page, "Activate your tracker");
  await page.getByRole("button", { name: "Back to the list" }).click();
  await arrived(page, "Register a box");
});

test("a row is edited in a dialog and a file of Windows is read", async () => {
  const { page, open } = await openPortal({ width: 1280, height: 900 });
  await open("/register-many");
  await page.getByRole("button", { name: "Choose a file" }).waitFor();
  const buffer = Buffer.from(`${GPS[0]};Caf\u00e9\n`, "latin1");
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "box.csv", mimeType: "text/csv", buffer });
  await page.getByText("1 device was added.").waitFor();
  const row = page.getByRole("row").filter({ hasText: "Café" });
  await row.press("Enter");
  await page.getByRole("dialog").getByLabel("Name").fill("Truck");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("row").filter({ hasText: "Truck" }).waitFor();
  const zip = Buffer.from("PK\u0003\u0004");
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "box.xlsx", mimeType: "text/csv", buffer: zip });
  await page.getByText("This file is a spreadsheet.").waitFor();
});

const NOWHERE = { x: 0, y: 0, width: 0, height: 0 };

test("a receipt that is dropped goes on where it ended", async () => {
  const { page, context, open } = await openPortal({ width: 1280, height: 900 });
  await open("/register-many");
  await page.getByRole("button", { name: "Choose a file" }).waitFor();
  const receipt = [
    "imei,iccid,name,plan,amount,currency,outcome,time,note",
    `${GPS[0]},8901,Van,Plus,59.85,USD,registered,2026-11-29T12:00:00.000Z,`,
    `${GPS[1]},,Truck,,,,not sent,,`,
  ].join("\n");
  const folder = await mkdtemp(join(tmpdir(), "waypost-box-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, "box.csv");
  await writeFile(file, receipt);
  const { x, y, width, height } = (await page.locator(".box-drop").boundingBox()) ?? NOWHERE;
  const browser = await context.newCDPSession(page);
  const at = { x: x + width / 2, y: y + height / 4 };
  const data = { items: [], files: [file], dragOperationsMask: 1 };
  for (const type of ["dragEnter", "dragOver", "drop"] as const)
    await browser.send("Input.dispatchDragEvent", { type, ...at, data });
  await page.getByText("2 devices were added.").waitFor();
  await page.getByRole("tab", { name: "Registered 1" }).waitFor();
  await page.getByRole("button", { name: "Check 1 device" }).waitFor();
});

test("the labels of several devices are scanned while the dialog stays open", async () => {
  const browser = await browserWithCamera([bars(VAN), bars(TRUCK)]);
  const { page, open } = await openPortal({ browser, width: 390, height: 844 });
  await open("/register-many");
  await page.getByRole("button", { name: "Scan the labels" }).click();
  await page.getByRole("dialog", { name: "Devices in the box: 2" }).waitFor();
  await page.getByRole("button", { name: "Done" }).click();
  await page.getByRole("row").nth(1).waitFor();
});
