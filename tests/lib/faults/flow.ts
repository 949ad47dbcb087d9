import type { Sandbox } from "../../../packages/sandbox/src/index.ts";
import type { BrowserContext, Page } from "playwright";

/** One action of a customer when the page asks for it. */
export interface Step {
  readonly name: string;
  /** Whether the page asks for it now. */
  readonly here: (page: Page) => Promise<boolean>;
  /** @param time how often it is done, counted from 1 */
  readonly act: (page: Page, time: number) => Promise<void>;
  /** The step is the press by which the customer consents. */
  readonly isConsent?: true;
}

/** A flow of the portal, as a customer walks it and as it is judged from the outside. */
export interface Flow {
  readonly name: string;
  readonly route: string;
  /** Prepares the browser before the page opens. */
  readonly before?: (context: BrowserContext, sandbox: Sandbox) => Promise<unknown>;
  /** The calls to break. */
  readonly calls: readonly string[];
  /** The calls that the same flow makes and another row breaks. */
  readonly brokenElsewhere?: readonly string[];
  /** The request is carried out at most once, and no call can look up its outcome. */
  readonly isLookedUpNowhere?: true;
  /** If the page asks for several steps at once, the first one in this list is done. */
  readonly steps: readonly Step[];
  /** Whether the page says that the flow is done. */
  readonly done: (page: Page) => Promise<boolean>;
  /** What one consent carries out, by subject; empty if the flow changes nothing. */
  readonly effects: readonly string[];
  /** The subjects of everything that the sandbox has carried out, oldest first. */
  readonly carriedOut: (sandbox: Sandbox) => readonly string[];
}

/** The calls that every page makes. */
export const STARTUP_CALLS = [
  "listPlanRules",
  "listCountries",
  "listStates",
  "listServicePlans",
  "getAppConfig",
  "listTimeZones",
  "listMobileProviders",
];

/** Whether something is shown, without waiting for it. */
export const sees = (page: Page, selector: string): Promise<boolean> =>
  page.locator(selector).first().isVisible();

/** Whether the page says this, without waiting for it. */
export const says = (page: Page, text: string | RegExp): Promise<boolean> =>
  page.getByText(text).first().isVisible();

/** Whether this button can be pressed. */
export async function offers(page: Page, name: string): Promise<boolean> {
  const button = page.getByRole("button", { name, exact: true }).first();
  return (await button.isVisible()) && (await button.isEnabled());
}

export const press = (page: Page, name: string): Promise<void> =>
  page.getByRole("button", { name, exact: true }).first().click();

/** Presses this button where the page offers it. */
export const pressing = (name: string): Step => ({
  name,
  here: (page) => offers(page, name),
  act: (page) => press(page, name),
});

/** Ticks the box that a second consent needs. */
export const tick = (label: string): Step => ({
  name: "tick the second consent",
  here: async (page) =>
    (await says(page, label)) && !(await page.getByRole("checkbox", { name: label }).isChecked()),
  act: (page) => page.getByText(label).click(),
});

/** Whether the window's title names this screen. */
export const on = async (page: Page, screen: string): Promise<boolean> =>
  (await page.title()) === `${screen} · Waypost`;

/** The subjects of all changes of an account that are not billed. */
export const changed = (sandbox: Sandbox): readonly string[] =>
  sandbox.accountChanges().map(({ subject }) => subject);

/** The subjects of all charges, for flows that pay. */
export const charged = (sandbox: Sandbox): readonly string[] =>
  sandbox.charges().map(({ subject }) => subject);
