import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../styles.css";
import { Button } from "../Button/Button.tsx";
import { PickerField } from "./PickerField.tsx";

const field = { label: "Plan", action: "Select Plan" };

test("the current choice is announced, and the field is read-only", async () => {
  const screen = await render(<PickerField {...field} value="Plus" onPress={() => undefined} />);
  const input = screen.getByRole("textbox", { name: "Plan" });
  await expect.element(input).toHaveValue("Plus");
  await expect.element(input).toHaveAttribute("readonly");
});

test.each(["{Enter}", " ", "{ArrowDown}"])("%s on the field opens the dialog", async (key) => {
  const onPress = vi.fn();
  const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  await render(
    <form onSubmit={submit}>
      <PickerField {...field} value="Plus" onPress={onPress} />
    </form>,
  );
  await userEvent.tab();
  await userEvent.keyboard(key);
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(submit).not.toHaveBeenCalled();
});

test("a click on the text or on the button opens the dialog once", async () => {
  const onPress = vi.fn();
  const screen = await render(<PickerField {...field} value="" onPress={onPress} />);
  await screen.getByRole("textbox").click();
  expect(onPress).toHaveBeenCalledTimes(1);
  await screen.getByRole("button", { name: "Select Plan" }).click();
  expect(onPress).toHaveBeenCalledTimes(2);
});

test("the error of a missing choice belongs to the field", async () => {
  const screen = await render(
    <PickerField
      {...field}
      value=""
      errorMessage="Service Plan is required"
      onPress={() => undefined}
    />,
  );
  await expect
    .element(screen.getByRole("textbox", { name: "Plan" }))
    .toHaveAccessibleDescription("Service Plan is required");
});

test("the field is a single tab stop, and its button moves focus to it", async () => {
  const screen = await render(
    <>
      <PickerField {...field} value="" onPress={() => undefined} />
      <button>next</button>
    </>,
  );
  const input = screen.getByRole("textbox", { name: "Plan" });
  await userEvent.tab();
  await expect.element(input).toHaveFocus();
  await userEvent.tab();
  await expect.element(screen.getByRole("button", { name: "next" })).toHaveFocus();
  await screen.getByRole("button", { name: "Select Plan" }).click();
  await expect.element(input).toHaveFocus();
});

const shown = (suggestion: ReactNode) => (
  <PickerField {...field} {...{ suggestion }} value="" onPress={() => undefined} />
);

test("the usual choice is below the field, and a fact about the choice is beside the label", async () => {
  const screen = await render(shown(<Button size="small">Plus, $19.95</Button>));
  const box = screen.container.querySelector(".waypost-Field-box")?.getBoundingClientRect();
  const button = screen.getByRole("button", { name: "Plus, $19.95" }).element();
  expect(button.getBoundingClientRect().height).toBe(44);
  expect(button.getBoundingClientRect().top).toBeGreaterThanOrEqual(box?.bottom ?? Number.NaN);
  await screen.rerender(shown(<span>Total Billed USD 59.85</span>));
  const fact = screen.getByText("Total Billed USD 59.85").element().getBoundingClientRect();
  const label = screen.getByText("Plan", { exact: true }).element().getBoundingClientRect();
  expect(Math.abs(fact.bottom - label.bottom)).toBeLessThan(4);
  expect(fact.right).toBeCloseTo(box?.right ?? Number.NaN, 0);
});

test("without onPress the value is shown, and there is no button and no dialog to open", async () => {
  const screen = await render(<PickerField label="Plan" value="Fleet" />);
  const input = screen.getByRole("textbox", { name: "Plan" });
  await expect.element(input).toHaveValue("Fleet");
  await expect.element(input).not.toHaveAttribute("aria-haspopup");
  await expect.element(screen.getByRole("button")).not.toBeInTheDocument();
});
