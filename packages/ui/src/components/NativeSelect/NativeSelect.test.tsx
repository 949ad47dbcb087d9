import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../styles.css";
import { NativeSelect } from "./NativeSelect.tsx";

const options = [
  { value: "01", label: "01 January" },
  { value: "02", label: "02 February" },
];

test("selecting an option calls onChange with its value", async () => {
  const onChange = vi.fn();
  const screen = await render(
    <NativeSelect label="Month" placeholder="Choose" options={options} onChange={onChange} />,
  );
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Month" }), "02 February");
  expect(onChange).toHaveBeenCalledWith("02");
});

test("help and error belong to the field", async () => {
  const screen = await render(
    <NativeSelect
      label="Month"
      description="As on the card"
      errorMessage="Month is required"
      options={options}
    />,
  );
  const field = screen.getByRole("combobox", { name: "Month" });
  await expect.element(field).toHaveAccessibleDescription("As on the card Month is required");
  await expect.element(field).toBeInvalid();
});
