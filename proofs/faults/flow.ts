import type { Sandbox } from "../../packages/sandbox/src/index.ts";
import type { BrowserContext, Page } from "playwright";

/** One thing that a customer does when the page asks for it. */
export interface Step {
  readonly name: string;
  /** Whether the page asks for it now. */
  readonly here: (page: Page) => Promise<boolean>;
  /** @param time how often it is done, counted from 1 */
  readonly act: (page: Page, time: number) => Promise<void>;
  /** It is the press that agrees to what the flow does. */
  readonly isConsent?: true;
}

/** A flow of the portal, as a customer walks it and as it is judged from the outside. */
export interface Flow {
  /** As in `--flow`. */
  readonly name: string;
  readonly route: string;
  /** What the browser has before the page opens. */
  readonly before?: (context: BrowserContext, sandbox: Sandbox) => Promise<unknown>;
  /** The calls to break; all that the flow makes, if left out. */
  readonly calls?: readonly string[];
  /** It is carried out once at most, and no call tells later whether it was. */
  readonly isLookedUpNowhere?: true;
  /** In any order of the page; of several steps that it asks for, the first one is done. */
  readonly steps: readonly Step[];
  /** The page says that it is done. */
  readonly done: (page: Page) => Promise<boolean>;
  /** What one consent carries out, by subject; empty where nothing is at stake. */
  readonly effects: readonly string[];
  /** Everything that the sandbox has carried out, by subject, oldest first. */
  readonly carriedOut: (sandbox: Sandbox) => readonly string[];
}

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

/** Whether the window's title names this screen. */
export const on = async (page: Page, screen: string): Promise<boolean> =>
  (await page.title()) === `${screen} · Waypost`;

/** The subjects of all changes of an account that are not billed. */
export const changed = (sandbox: Sandbox): readonly string[] =>
  sandbox.accountChanges().map(({ subject }) => subject);

/** The subjects of all charges, for flows that pay. */
export const charged = (sandbox: Sandbox): readonly string[] =>
  sandbox.charges().map(({ subject }) => subject);
