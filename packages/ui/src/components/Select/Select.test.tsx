import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../styles.css";
import { Select } from "./Select.tsx";

const options = [
  { id: "1", label: "Van 7", group: "GPS" },
  { id: "2", label: "Trailer", group: "GPS", isDisabled: true },
  { id: "3", label: "Pick-up", group: "OBD" },
];

test("the keyboard opens the list, skips disabled options and selects", async () => {
  const onChange = vi.fn();
  const screen = await render(<Select label="Device" options={options} onChange={onChange} />);
  await userEvent.tab();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(screen.getByRole("group", { name: "OBD" })).toBeVisible();
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(onChange).toHaveBeenCalledWith("3");
  await expect.element(screen.getByRole("button", { name: /Pick-up/ })).toHaveFocus();
});

test("Escape closes the list and changes nothing", async () => {
  const onChange = vi.fn();
  const screen = await render(<Select label="Device" options={options} onChange={onChange} />);
  await screen.getByRole("button").click();
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByRole("listbox")).not.toBeInTheDocument();
  expect(onChange).not.toHaveBeenCalled();
});
