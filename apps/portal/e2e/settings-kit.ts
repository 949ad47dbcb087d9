import type { Locator, Page } from "playwright";
import { jsonOf } from "./engine.ts";
import { waitForDialogFocus, toConfirm, type Way } from "./customer.ts";
import { press, type Portal } from "./kit.ts";

/** The returning customer of the sandbox. */
const CUSTOMER = 1001;

export type Kind = "gps" | "obd";
export type Settings = Readonly<Record<string, unknown>>;

/** Every feature that the dialog locks. */
export const EVERYTHING =
  "coverage,gsensor_enable,sos_button,allow_second_phone_number,towing_alert,harsh_behaviour,crash_detection";
export const RESTRICTED = "coverage";

/** Sets the rules of the tests' plan. With `null` the lookup has no entry for it. */
export async function setRules(page: Page, rules: string | null): Promise<void> {
  await page.route("**/info/service_plan/rules", async (route) => {
    const reply = await route.fetch();
    const { plans, ...rest } = (await reply.json()) as { plans: { service_plan_id: string }[] };
    const others = plans.filter(({ service_plan_id }) => !service_plan_id.startsWith("plus"));
    const own = plans.filter((plan) => !others.includes(plan));
    const changed = rules === null ? [] : own.map((plan) => ({ ...plan, rules }));
    await route.fulfill({ response: reply, json: { ...rest, plans: [...others, ...changed] } });
  });
}

/** Registers devices on the recommended plan, "Plus". */
export async function register(portal: Portal, way: Way = {}): Promise<void> {
  await toConfirm(portal, way);
  await press(portal, "Confirm");
  await portal.page.getByRole("heading", { name: /^Your devices? (is|are) active$/ }).waitFor();
}

export const setUpButton = (page: Page, at = 0): Locator =>
  page.getByRole("button", { name: "SETUP YOUR DEVICE" }).nth(at);

export const settingsDialog = (page: Page): Locator =>
  page.getByRole("dialog", { name: "Device Settings" });

/** Opens the settings of a registered device. */
export async function openSettings({ page }: Portal, at = 0): Promise<Locator> {
  await setUpButton(page, at).click();
  const dialog = settingsDialog(page);
  await waitForDialogFocus(dialog);
  return dialog;
}

/** Presses Save, and waits until the dialog has closed. */
export async function save(portal: Portal): Promise<void> {
  await press(portal, "Save");
  await settingsDialog(portal.page).waitFor({ state: "detached" });
}

/** Clicks a switch of the alert table by its name, even if it is locked. */
export async function flip(dialog: Locator, name: string): Promise<void> {
  const target = dialog.getByRole("switch", { name, exact: true });
  // Clear of the headings, which stay in view.
  await target.evaluate((it) => it.scrollIntoView({ block: "center" }));
  await target.click({ force: true });
}

export const isOn = (dialog: Locator, name: string): Promise<boolean> =>
  dialog.getByRole("switch", { name, exact: true }).isChecked();

async function call(portal: Portal, imei: string, kind: Kind, init: RequestInit = {}) {
  const { url, sandbox } = portal.sandbox;
  const address = `${url}/api/device/settings/${imei}?category=${kind}`;
  const headers = { Authorization: `JWT ${sandbox.tokenFor(CUSTOMER)}` };
  const reply = await fetch(address, { ...init, headers });
  if (!reply.ok) throw new Error(await reply.text());
  return (await reply.json()) as { data?: { settings: Settings } };
}

/** Returns the sandbox's stored settings, read without the portal. */
export async function stored(portal: Portal, imei: string, kind: Kind): Promise<Settings> {
  return (await call(portal, imei, kind)).data?.settings ?? {};
}

/** Changes the sandbox's stored settings, without the portal. */
export async function store(
  portal: Portal,
  imei: string,
  kind: Kind,
  changes: Settings,
): Promise<Settings> {
  const settings = { ...(await stored(portal, imei, kind)), ...changes };
  await call(portal, imei, kind, { method: "PUT", body: JSON.stringify(settings) });
  return settings;
}

/** Records the bodies of all PUTs from now on. The returned function returns them. */
export function watchSaves(page: Page): () => Promise<Settings[]> {
  const bodies: Promise<Settings>[] = [];
  page.on("request", (request) => {
    if (request.method() === "PUT") bodies.push(jsonOf(request) as Promise<Settings>);
  });
  return () => Promise.all(bodies);
}

/** Returns the calls of the settings that reached the sandbox, such as "PUT gps" and "odometer". */
export const settingsCalls = ({ sandbox }: Portal): string[] =>
  sandbox.sandbox.log().flatMap(({ method, path }) => {
    if (path.startsWith("/api/odometer")) return [`odometer ${path.split("=")[1] ?? ""}`];
    return path.startsWith("/api/device/settings") ? [`${method} ${path.split("=")[1] ?? ""}`] : [];
  });
