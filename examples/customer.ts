import type { Locator, Page } from "playwright";

/** The way in which a customer operates a page: by pointer, touch or keyboard. */
export interface Input {
  readonly fill: (entry: Locator, text: string) => Promise<void>;
  /** Selects the option with this value. */
  readonly select: (entry: Locator, value: string) => Promise<void>;
  readonly check: (entry: Locator) => Promise<void>;
  readonly press: (button: Locator) => Promise<void>;
}

export const pointer: Input = {
  fill: (entry, text) => entry.fill(text),
  select: async (entry, value) => void (await entry.selectOption(value)),
  // Forced, because components hide the input itself and show a drawing of it.
  check: (entry) => entry.check({ force: true }),
  press: (button) => button.click(),
};

export const touch: Input = { ...pointer, press: (button) => button.tap() };

/** More than the number of focusable elements in any example. */
const MAX_TABS = 1000;

/** True if this element or another radio button of its group has the focus. */
const isFocused = (element: Element) => {
  const focused = document.activeElement;
  if (element === focused) return true;
  const radios = [element, focused].filter(
    (one) => one instanceof HTMLInputElement && one.type === "radio",
  ) as HTMLInputElement[];
  return radios.length === 2 && radios[0]?.name === radios[1]?.name;
};

/** Moves the focus to an element with Tab only. */
export async function tabTo(target: Locator): Promise<void> {
  await target.waitFor();
  for (let tabs = 0; tabs < MAX_TABS; tabs++) {
    if (await target.evaluate(isFocused)) return;
    await target.page().keyboard.press("Tab");
  }
  throw new Error(`The keyboard does not reach ${target.toString()}.`);
}

/** Uses only the keyboard. A button that is disabled for a moment does not get the focus. */
export const keyboard: Input = {
  fill: async (entry, text) => {
    await tabTo(entry);
    await entry.press("ControlOrMeta+a");
    await entry.page().keyboard.type(text);
  },
  select: async (entry, value) => {
    const option = entry.locator(`option[value="${value}"]`);
    await option.waitFor({ state: "attached" });
    await tabTo(entry);
    await entry.page().keyboard.type((await option.textContent()) ?? value);
    if ((await entry.inputValue()) !== value)
      throw new Error(`The keyboard does not select ${value} in ${entry.toString()}.`);
  },
  check: async (entry) => {
    await tabTo(entry);
    const { keyboard: keys } = entry.page();
    if (!(await entry.isChecked())) await keys.press("Space");
    // The arrow keys move between the radio buttons of a group.
    for (let radios = 0; radios < 10 && !(await entry.isChecked()); radios++)
      await keys.press("ArrowDown");
    if (!(await entry.isChecked()))
      throw new Error(`The keyboard does not check ${entry.toString()}.`);
  },
  press: async (button) => {
    await tabTo(button);
    await button.press("Enter");
  },
};

/** Finds the button with this name. */
export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole("button", { name, ...(typeof name === "string" && { exact: true }) });

/** An example that pays, with the steps of a customer. */
export interface PayingExample {
  /** The folder of its page. */
  readonly root: string;
  /** Enters everything that the question needs. */
  readonly fill: (page: Page, input: Input) => Promise<void>;
  /** Opens the question. */
  readonly review: (page: Page, input: Input) => Promise<void>;
  /** Opens the question again after an attempt, which has cleared the security code. */
  readonly reviewAgain: (page: Page, input: Input) => Promise<void>;
  /** The button that pays. */
  readonly pay: RegExp | string;
  /** The call that pays. */
  readonly call: "register" | "buySmsPack";
  /** The plan that is bought. */
  readonly plan: { readonly id: string; readonly price: number };
  /** The sum in the question. */
  readonly sum: (amount: string) => string | RegExp;
  /** The renewal in the question. */
  readonly renewal: string | RegExp;
  /** The question about a request whose earlier attempt had no reply. */
  readonly repetition: string | RegExp;
  readonly sending: string;
  readonly done: string;
  /** The button that starts over after a payment, and a field of the form that follows. */
  readonly again: { readonly button: string | RegExp; readonly entry: string | RegExp };
  /** True if the devices show after a lost reply that the request was carried out. */
  readonly canReadBack: boolean;
  /** The button from a failure back to the form. Null if the form is still visible. */
  readonly backFromFailed: string | null;
  /** The button from an unknown outcome back to the form or the question. */
  readonly backFromUnknown: string;
}

/** The common values of all registration examples. */
export const registration = {
  call: "register",
  sum: (amount: string) => `Total USD ${amount} billed instantly`,
  repetition: "An earlier request for these devices got no answer",
  sending: "Registering your devices…",
  done: "Your device is active",
  again: { button: "Have more devices to activate?", entry: /^Email/ },
  canReadBack: true,
  backFromFailed: null,
  backFromUnknown: "Previous",
} as const;
