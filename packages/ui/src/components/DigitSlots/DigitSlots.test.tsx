import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../styles.css";
import { DigitSlots } from "./DigitSlots.tsx";

const field = { label: "First six digits", length: 6 };
const trailing = (digits: string) => (digits.startsWith("4") ? "Visa" : "");

test("typed digits are only in the field, which accepts neither letters nor a seventh digit", async () => {
  const onChange = vi.fn();
  const screen = await render(<DigitSlots {...field} onChange={onChange} />);
  await screen.getByRole("textbox", { name: "First six digits" }).click();
  await userEvent.keyboard("42a 42429");
  expect(onChange.mock.calls.map(([digits]: string[]) => digits)).toEqual([
    "4",
    "42",
    "424",
    "4242",
    "42424",
    "424242",
  ]);
  await expect.element(screen.getByRole("textbox")).toHaveValue("424242");
  expect(screen.container.textContent).not.toMatch(/\d/);
  await userEvent.keyboard("1");
  expect(onChange).toHaveBeenCalledTimes(6);
});

test("only the first digits of a pasted card number are used", async () => {
  const onChange = vi.fn();
  const screen = await render(<DigitSlots {...field} onChange={onChange} />);
  const box = screen.getByRole("textbox", { name: "First six digits" }).element();
  await userEvent.click(box);
  const data = new DataTransfer();
  data.setData("text/plain", "4242 4242 4242 4242");
  box.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true }));
  await expect.poll(() => onChange.mock.lastCall).toEqual(["424242"]);
});

test("the trailing text is shown, a check is announced, and an error belongs to the field", async () => {
  const screen = await render(
    <DigitSlots {...field} defaultValue="42" trailing={trailing} errorMessage="No match" />,
  );
  await expect.element(screen.getByText("Visa")).toBeVisible();
  const box = screen.getByRole("textbox", { name: "First six digits" });
  await expect.element(box).toHaveAccessibleDescription("No match");
  await screen.rerender(<DigitSlots {...field} isChecking status="Checking your card…" />);
  await expect.element(screen.getByRole("status")).toHaveTextContent("Checking your card…");
});

test("unmounting the field clears its digits", async () => {
  const screen = await render(<DigitSlots {...field} defaultValue="424242" />);
  const box = screen.getByRole("textbox").element() as HTMLInputElement;
  await screen.unmount();
  await expect.poll(() => box.value).toBe("");
});
