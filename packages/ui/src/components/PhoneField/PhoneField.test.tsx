import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../styles.css";
import { PhoneField } from "./PhoneField.tsx";

test.each([
  ["+1 (555) 123-4567", "5551234567"],
  ["555-123-4567", "5551234567"],
  ["555 123", "555123"],
])("pasting %s gives %s", async (pasted, digits) => {
  const onChange = vi.fn();
  const screen = await render(
    <>
      <input aria-label="source" defaultValue={pasted} />
      <PhoneField label="Phone" onChange={onChange} />
    </>,
  );
  const source = screen.getByLabelText("source").element();
  if (source instanceof HTMLInputElement) source.select();
  await userEvent.copy();
  await screen.getByRole("textbox", { name: "Phone" }).click();
  await userEvent.paste();
  await expect.element(screen.getByRole("textbox", { name: "Phone" })).toHaveValue(digits);
  expect(onChange).toHaveBeenLastCalledWith(digits);
});

test("letters and an eleventh digit do not get in", async () => {
  const screen = await render(<PhoneField label="Phone" />);
  await screen.getByRole("textbox").click();
  await userEvent.keyboard("a555123-45678");
  await expect.element(screen.getByRole("textbox")).toHaveValue("5551234567");
});

test("one sees how many digits are there", async () => {
  const screen = await render(<PhoneField label="Phone" defaultValue="555" />);
  await expect.element(screen.getByText("3/10")).toBeVisible();
});
