import type { Sandbox } from "../../../packages/sandbox/src/index.ts";
import type { BrowserContext, Page } from "playwright";

/** An action of the customer. */
export interface Step {
  readonly name: string;
  /** True if the page asks for it now. */
  readonly here: (page: Page) => Promise<boolean>;
  /** @param time the number of this repetition, from 1 */
  readonly act: (page: Page, time: number) => Promise<void>;
  /** The step presses the button that consents. */
  readonly isConsent?: true;
}

/** A flow of the portal: its steps, and the ways to judge it from outside the page. */
export interface Flow {
  readonly name: string;
  readonly route: string;
  /** Prepares the browser before the page opens. */
  readonly before?: (context: BrowserContext, sandbox: Sandbox) => Promise<unknown>;
  /** The calls to break. */
  readonly calls: readonly string[];
  /** Calls of this flow that another row breaks. */
  readonly brokenElsewhere?: readonly string[];
  /** The request is carried out at most once, and no call can read back its outcome. */
  readonly hasNoReadBack?: true;
  /** The steps. If the page asks for several at once, the first one in this list is taken. */
  readonly steps: readonly Step[];
  /** True if the page reports that the flow is done. */
  readonly done: (page: Page) => Promise<boolean>;
  /** The subjects of one consent. Empty if the flow changes nothing. */
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

/** True if an element is visible now. */
export const sees = (page: Page, selector: string): Promise<boolean> =>
  page.locator(selector).first().isVisible();

/** True if this text is visible now. */
export const says = (page: Page, text: string | RegExp): Promise<boolean> =>
  page.getByText(text).first().isVisible();

/** True if this button can be pressed. */
export async function offers(page: Page, name: string): Promise<boolean> {
  const button = page.getByRole("button", { name, exact: true }).first();
  return (await button.isVisible()) && (await button.isEnabled());
}

export const press = (page: Page, name: string): Promise<void> =>
  page.getByRole("button", { name, exact: true }).first().click();

/** A step that presses this button if the page offers it. */
export const pressing = (name: string): Step => ({
  name,
  here: (page) => offers(page, name),
  act: (page) => press(page, name),
});

/** A step that ticks the checkbox of a second consent. */
export const tick = (label: string): Step => ({
  name: "tick the second consent",
  here: async (page) =>
    (await says(page, label)) && !(await page.getByRole("checkbox", { name: label }).isChecked()),
  act: (page) => page.getByText(label).click(),
});

/** True if the title of the window is that of this screen. */
export const on = async (page: Page, screen: string): Promise<boolean> =>
  (await page.title()) === `${screen} · Waypost`;

/** The subjects of all account changes without a charge. */
export const changed = (sandbox: Sandbox): readonly string[] =>
  sandbox.accountChanges().map(({ subject }) => subject);

/** The subjects of all charges, for flows that pay. */
export const charged = (sandbox: Sandbox): readonly string[] =>
  sandbox.charges().map(({ subject }) => subject);
