import { join } from "node:path";
import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { button, keyboard, pointer, tabTo, touch, type Input } from "../customer.ts";
import { openExample } from "../open-example.ts";
import { examples, type InPageExample, type Step } from "./index.ts";

const { open } = openExample(join(import.meta.dirname, "page"));

/**
 * `situations.test.ts` runs the one that pays, and `examples.test.ts` the scripts, which have no
 * screen.
 */
const views = examples.filter(
  ({ file }) => file.endsWith(".tsx") && file !== "hooks/buy-messages.tsx",
);

async function act(page: Page, input: Input, [does, name, text = ""]: Step): Promise<void> {
  if (does === "press") return input.press(button(page, name));
  const entry = page.getByLabel(name);
  return does === "fill" ? input.fill(entry, text) : input.check(entry);
}

/** Runs an example to its end, and looks at each screen on the way. */
async function run(
  page: Page,
  { steps = [], shows }: InPageExample,
  input: Input,
  look = async () => {},
): Promise<void> {
  for (const step of steps) {
    await act(page, input, step);
    await look();
  }
  for (const text of shows) await page.locator("#root").getByText(text).first().waitFor();
  await look();
}

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const width = () => document.documentElement.scrollWidth;

describe.each(views)("$file", (example) => {
  test("every element can be reached by keyboard", async () => {
    const { page } = await open({}, `?${example.file}`);
    await run(page, example, keyboard);
    const controls = await page.locator("#root :is(button, input, select):enabled").all();
    for (const control of controls) await tabTo(control);
    expect(example.steps ?? controls).not.toEqual([]);
  });

  test("nothing scrolls horizontally on a phone", async () => {
    const { page } = await open(phone, `?${example.file}`);
    await run(page, example, touch, async () => {
      expect(await page.evaluate(width)).toBeLessThanOrEqual(phone.viewport.width);
    });
  });
});

interface FailingRead {
  readonly file: string;
  readonly call: string;
  /** The steps before the read; without them the page reads when it opens. */
  readonly before?: readonly Step[];
  /** The text that the page shows after the read failed. */
  readonly says: string | RegExp;
  /** The button that reads again. */
  readonly retry: string;
  /** The texts that the page shows then. */
  readonly shows: string;
}

/** The other views read nothing from the API. */
const failingReads: readonly FailingRead[] = [
  {
    file: "hooks/pricing-table.tsx",
    call: "listServicePlans",
    says: "Load the prices again",
    retry: "Load the prices again",
    shows: "standard",
  },
  {
    file: "hooks/buy-messages.tsx",
    call: "listServicePlans",
    says: /try again/i,
    retry: "Try again",
    shows: "100 SMS",
  },
  {
    file: "hooks/first-hook.tsx",
    call: "checkEmail",
    before: [
      ["fill", "Email", "returning@example.com"],
      ["press", "Next"],
    ],
    says: "The server is down",
    retry: "Next",
    shows: "The next screen:",
  },
  {
    file: "hooks/device-settings.tsx",
    call: "loadDeviceSettings",
    before: [["press", "Set up"]],
    says: "The server is down",
    retry: "Set up",
    shows: "Speed limit",
  },
];

test.each(failingReads)("$file can recover from a failed read", async (row) => {
  const { page, sandbox } = await open({}, `?${row.file}`);
  const body = { status: false, message: "The server is down" };
  sandbox.fault({ call: row.call, kind: "error-json", status: 400, times: "always", body });
  await page.clock.install();
  if (row.before === undefined) await page.reload();
  for (const step of row.before ?? []) await act(page, pointer, step);
  // A read is repeated a few times before it counts as failed.
  await expect
    .poll(async () => {
      await page.clock.runFor(5000);
      return page.getByText(row.says).count();
    })
    .toBeGreaterThan(0);
  sandbox.clearFaults();
  await button(page, row.retry).click();
  await page.getByText(row.shows).first().waitFor();
});
