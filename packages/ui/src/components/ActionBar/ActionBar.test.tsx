import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../styles.css";
import { Button } from "../Button/Button.tsx";
import { PageFrame } from "../PageFrame/PageFrame.tsx";
import { Form } from "../Form/Form.tsx";
import { TextField } from "../TextField/TextField.tsx";
import { ActionBar, type ActionBarProps } from "./ActionBar.tsx";

const summary = {
  title: "Your order",
  lines: [{ id: "1", title: "Van 7", detail: "Plus", amount: "$59.97" }],
  total: { label: "Billed today", amount: "$59.97" },
  labels: { unknown: "–" },
};

const form = (props: Partial<ActionBarProps> = {}) => (
  <div style={{ paddingInline: "var(--waypost-gutter)" }}>
    <Form>
      {Array.from({ length: 12 }, (_, index) => (
        <TextField key={index} label={`Field ${String(index)}.`} />
      ))}
      <ActionBar back={<Button variant="quiet">Previous</Button>} summary={summary} {...props}>
        <Button variant="primary">Next</Button>
      </ActionBar>
    </Form>
  </div>
);

const next = () => page.getByRole("button", { name: "Next" });
const total = () => page.getByRole("button", { name: "Billed today $59.97" });
const covered = () => document.documentElement.style.getPropertyValue("--waypost-bar");
const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;

beforeEach(() => page.viewport(360, 700));
afterEach(async () => {
  document.documentElement.style.fontSize = "";
  document.documentElement.dir = "";
  await page.viewport(414, 896);
});

const blockedBar = (message: string | false) => (
  <ActionBar message={message}>
    <Button isDisabled>Next</Button>
  </ActionBar>
);

test("a disabled main button is described by the message", async () => {
  const screen = await render(blockedBar("Accept the terms."));
  await expect.element(next()).toHaveAccessibleDescription("Accept the terms.");
  await screen.rerender(blockedBar(false));
  await expect.element(next()).toHaveAttribute("disabled");
});

/** The longest words and sums of the portal. */
const LANGUAGES = {
  English: ["Previous", "Due when you confirm", "$1,149.60", "Next"],
  Spanish: ["Anterior", "A pagar al confirmar", "$1,149.60", "Siguiente"],
  French: ["Précédent", "À payer à la confirmation", "1 149,60 $ US", "Suivant"],
} as const;
/** The height of a bar, whose label may take two lines in a language with long words. */
const ONE_ROW = { English: 70, Spanish: 90, French: 90 } as const;

describe.each(["English", "Spanish", "French"] as const)("in %s", (language) => {
  const [back, label, amount, main] = LANGUAGES[language];
  test.each([375, 390, 393, 402, 412, 430])("the bar has one row at %i px", async (width) => {
    await page.viewport(width, 700);
    await render(
      <Form style={{ paddingInline: "var(--waypost-gutter)" }}>
        <ActionBar
          back={<Button variant="quiet">{back}</Button>}
          summary={{ ...summary, total: { label, amount } }}
        >
          <Button variant="primary">{main}</Button>
        </ActionBar>
      </Form>,
    );
    const boxes = [back, `${label} ${amount}`, main].map((name) =>
      page.getByRole("button", { name }).element().getBoundingClientRect(),
    );
    for (const [at, { right }] of boxes.slice(0, -1).entries())
      expect(right).toBeLessThanOrEqual(boxes[at + 1]?.left ?? 0);
    expect(new Set(boxes.map(({ top, bottom }) => Math.round(top + bottom))).size).toBe(1);
    const bar = document.querySelector(".waypost-ActionBar-bar")?.getBoundingClientRect();
    expect(bar?.height).toBeLessThanOrEqual(ONE_ROW[language]);
  });
});

test.each([360, 768])(
  "at %i px the buttons and the total stay in one row at the bottom",
  async (width) => {
    await page.viewport(width, 700);
    await render(form());
    for (const end of [0, document.documentElement.scrollHeight]) {
      window.scrollTo(0, end);
      const previous = page.getByRole("button", { name: "Previous" });
      for (const button of [previous, total(), next()]) {
        // oxlint-disable-next-line no-await-in-loop -- at one place after the other
        await expect.element(button).toBeInViewport({ ratio: 1 });
        expect(bottomOf(button.element())).toBe(bottomOf(next().element()));
      }
      const bar = document.querySelector(".waypost-ActionBar-bar")?.getBoundingClientRect();
      expect(bar).toMatchObject({
        left: 0,
        right: document.documentElement.clientWidth,
        bottom: 700,
      });
    }
  },
);

test("the end of the page is above the bar", async () => {
  await render(
    <PageFrame brand="Waypost" footer={<p>Need help?</p>} labels={{ skip: "Skip to content" }}>
      {form()}
    </PageFrame>,
  );
  window.scrollTo(0, document.documentElement.scrollHeight);
  const bar = document.querySelector(".waypost-ActionBar-bar");
  const end = bottomOf(page.getByText("Need help?").element());
  expect(end).toBeLessThanOrEqual(bar?.getBoundingClientRect().top ?? 0);
});

test("the focused element is never behind the bar", async () => {
  await render(form({ message: "Still needed: Phone Number" }));
  const bar = document.querySelector(".waypost-ActionBar-bar");
  for (let index = 0; index < 11; index += 1) {
    // oxlint-disable-next-line no-await-in-loop -- keys are pressed one after the other
    await userEvent.tab();
    const focused = document.activeElement ?? document.body;
    expect(focused.tagName).toBe("INPUT");
    expect(bottomOf(focused)).toBeLessThanOrEqual(bar?.getBoundingClientRect().top ?? 0);
  }
});

test("the total opens the order, and Escape closes it and keeps the focus", async () => {
  await render(form());
  await expect.element(page.getByText("Van 7")).not.toBeInTheDocument();
  await total().click();
  await expect.element(total()).toHaveAttribute("aria-expanded", "true");
  await expect.element(page.getByText("Van 7")).toBeInViewport();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByText("Van 7")).not.toBeInTheDocument();
  await expect.element(total()).toHaveFocus();
});

test("the open order closes when focus moves to a field, because it might cover the field", async () => {
  await render(form());
  await total().click();
  page.getByRole("textbox", { name: "Field 11." }).element().focus();
  await expect.element(page.getByText("Van 7")).not.toBeInTheDocument();
});

test("a message moves nothing, and the button stays in place without an order", async () => {
  const screen = await render(form({ message: "" }));
  const before = next().element().getBoundingClientRect();
  await screen.rerender(form({ message: "Please check 2 fields", isProblem: true }));
  expect(next().element().getBoundingClientRect()).toEqual(before);
  await screen.rerender(form({ message: "", summary: undefined }));
  expect(next().element().getBoundingClientRect()).toEqual(before);
});

test("with text twice as large, the bar does not cover the form", async () => {
  await render(form({ message: "Please check 2 fields" }));
  document.documentElement.style.fontSize = "200%";
  await page.viewport(320, 500);
  await expect.element(next()).not.toBeInViewport();
});

test("once the text is small again, the focused element is above the bar", async () => {
  await render(form({ message: "Please check 2 fields" }));
  await expect.poll(covered).not.toBe("0px");
  const before = covered();
  document.documentElement.style.fontSize = "200%";
  await page.viewport(320, 500);
  await expect.poll(covered).toBe("0px");
  document.documentElement.style.fontSize = "";
  await page.viewport(360, 700);
  await expect.poll(covered).toBe(before);
});

test("in a low window it is in the flow of the form", async () => {
  await page.viewport(640, 390);
  await render(form());
  await expect.element(next()).not.toBeInViewport();
});

test("from right to left the total is on the right", async () => {
  document.documentElement.dir = "rtl";
  await render(form());
  const left = next().element().getBoundingClientRect().left;
  expect(total().element().getBoundingClientRect().left).toBeGreaterThan(left);
});

test("in a wide window there are only the two buttons, in one row", async () => {
  await page.viewport(1280, 800);
  await render(form());
  await expect.element(total()).not.toBeInTheDocument();
  const previous = page.getByRole("button", { name: "Previous" }).element();
  expect(bottomOf(previous)).toBe(bottomOf(next().element()));
});
