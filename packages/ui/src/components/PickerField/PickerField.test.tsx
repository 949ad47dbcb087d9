import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../styles.css";
import { PickerField } from "./PickerField.tsx";

const field = { label: "Plan", action: "Select Plan" };

test("the choice is announced, and the field is read-only", async () => {
  const screen = await render(<PickerField {...field} value="Plus" onPress={() => undefined} />);
  const input = screen.getByRole("textbox", { name: "Plan" });
  await expect.element(input).toHaveValue("Plus");
  await expect.element(input).toHaveAttribute("readonly");
});

test.each(["{Enter}", " ", "{ArrowDown}"])(
  "%s on the field opens what one picks from",
  async (key) => {
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
  },
);

test("a click on the text or on the button opens it, each once", async () => {
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
