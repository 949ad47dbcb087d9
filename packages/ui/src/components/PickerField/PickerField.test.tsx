import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../styles.css";
import { Button } from "../Button/Button.tsx";
import { PickerField } from "./PickerField.tsx";
import { PickerPlaceholder } from "./PickerPlaceholder.tsx";

const field = { label: "Plan", action: "Select Plan" };

afterEach(async () => {
  document.documentElement.removeAttribute("style");
  await page.viewport(414, 896);
});

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

test.each([
  [414, "100%"],
  [900, "100%"],
  [900, "200%"],
])("%i px, text of %s: its placeholder is as high as the field", async (width, fontSize) => {
  await page.viewport(width, 800);
  document.documentElement.style.fontSize = fontSize;
  const screen = await render(<PickerPlaceholder>Choose it later.</PickerPlaceholder>);
  const height = () => screen.container.getBoundingClientRect().height;
  const before = height();
  const quick = (
    <Button size="small" variant="quiet">
      Plus, $19.95
    </Button>
  );
  for (const suggestion of ["$19.95 per month", null, quick]) {
    await screen.rerender(
      <PickerField {...field} {...{ suggestion }} value="" onPress={() => undefined} />,
    );
    expect(height()).toBe(before);
  }
});
