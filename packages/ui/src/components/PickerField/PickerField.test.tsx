import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../styles.css";
import { PickerField } from "./PickerField.tsx";

const field = { label: "Plan", placeholder: "Select Plan" };

test("it says what is chosen and opens what one picks from", async () => {
  const onPress = vi.fn();
  const screen = await render(<PickerField {...field} value="Plus" onPress={onPress} />);
  await expect.element(screen.getByRole("button", { name: "Plan Plus" })).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  expect(onPress).toHaveBeenCalledTimes(1);
});

test("a missing choice is told with the field", async () => {
  const screen = await render(
    <PickerField
      {...field}
      value=""
      errorMessage="Service Plan is required"
      onPress={() => undefined}
    />,
  );
  await expect
    .element(screen.getByRole("button", { name: "Plan Select Plan" }))
    .toHaveAccessibleDescription("Service Plan is required");
});
