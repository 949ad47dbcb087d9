import type { Browser, Page } from "playwright";
import { continueWithAccount, waitForDialogFocus } from "./customer.ts";
import { browserWithCamera, type Code } from "./fake-camera.ts";
import { arrived, openPortal, type Portal } from "./kit.ts";

export const VAN = "350000000000006";
export const TRUCK = "860000000000009";
export const ICCID = "8901260000000000007";

export const bars = (text: string): Code => ({ text, format: "Code128" });
export const square = (text: string): Code => ({ text, format: "QRCode" });

declare global {
  interface Window {
    /** Every camera track of the page. */
    tracks: MediaStreamTrack[];
    /** The codes for a fake of the browser's own reader. */
    seen: string[];
  }
}

/** Opens the first step in this browser and records the tracks of its camera. */
export async function atStart(browser: Browser, prepare?: () => void): Promise<Portal> {
  const portal = await openPortal({ browser, width: 360, height: 740 });
  const { page, open } = portal;
  await page.addInitScript(() => {
    window.tracks = [];
    const devices = navigator.mediaDevices as MediaDevices | undefined;
    const ask = devices?.getUserMedia.bind(devices);
    if (devices === undefined || ask === undefined) return;
    devices.getUserMedia = async (wanted) => {
      const stream = await ask(wanted);
      window.tracks.push(...stream.getTracks());
      return stream;
    };
  });
  if (prepare !== undefined) await page.addInitScript(prepare);
  await open("/registration/customer-information");
  await arrived(page, "Activate your tracker");
  return portal;
}

/** Opens the devices step in this browser. */
export async function atDevices(browser: Browser, prepare?: () => void): Promise<Portal> {
  const portal = await atStart(browser, prepare);
  await continueWithAccount(portal.page);
  await arrived(portal.page, "Which devices do you want to activate?");
  return portal;
}

export const scanButton = (page: Page, number = 1) =>
  page.getByRole("button", { name: `Scan the IMEI of device ${number}` });
export const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Scan the IMEI" });
export const imeiOf = (page: Page, number: number) =>
  page.getByRole("group", { name: `Device ${number}` }).getByLabel("IMEI", { exact: true });
/** Returns the text of the field without the spaces that it shows after it is left. */
export const textOf = async (page: Page, number: number) =>
  (await imeiOf(page, number).inputValue()).replaceAll(" ", "");
export const said = (page: Page) => dialogOf(page).getByRole("status").textContent();
export const found = (page: Page) => dialogOf(page).getByRole("listitem").allTextContents();
export const cameras = (page: Page) =>
  page.evaluate(() => window.tracks.map(({ readyState }) => readyState));

export async function pressScan(page: Page) {
  await scanButton(page).click();
  await waitForDialogFocus(dialogOf(page));
}

export const withCodes = async (...codes: Code[]): Promise<Portal> =>
  atDevices(await browserWithCamera(codes));
