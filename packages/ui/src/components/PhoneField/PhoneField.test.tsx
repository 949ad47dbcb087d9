import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { paste } from "../../../test/paste.ts";
import "../../styles.css";
import { PhoneField } from "./PhoneField.tsx";

test.each([
  ["+1 (555) 123-4567", "5551234567"],
  ["555-123-4567", "5551234567"],
  ["555 123", "555123"],
  ["15551234567", "5551234567"],
])("pasting %s gives %s", async (pasted, digits) => {
  const onChange = vi.fn();
  const screen = await render(<PhoneField label="Phone" onChange={onChange} />);
  await screen.getByRole("textbox", { name: "Phone" }).click();
  paste(pasted);
  await expect.element(screen.getByRole("textbox", { name: "Phone" })).toHaveValue(digits);
  expect(onChange).toHaveBeenLastCalledWith(digits);
});

const REJECTED = "10 digits without country code";

async function phone(defaultValue = "") {
  const onChange = vi.fn();
  const props = { label: "Phone", defaultValue, onChange, rejectedInputMessage: REJECTED };
  const screen = await render(<PhoneField {...props} />);
  const field = screen.getByRole("textbox");
  await field.click();
  return { screen, field, onChange, rejected: screen.getByText(REJECTED) };
}

test("a country code is removed while typing", async () => {
  const { field, onChange } = await phone();
  await userEvent.keyboard("+1 555 000 1111");
  await expect.element(field).toHaveValue("5550001111");
  expect(onChange).toHaveBeenLastCalledWith("5550001111");
});

test("a partial country code is removed on blur", async () => {
  const { field, onChange } = await phone();
  await userEvent.keyboard("+1");
  await expect.element(field).toHaveValue("+1");
  await userEvent.tab();
  await expect.element(field).toHaveValue("");
  expect(onChange).not.toHaveBeenCalled();
});

test("an extra digit is rejected with an error, and no digit is lost", async () => {
  const { field, onChange, rejected } = await phone("5551234567");
  await userEvent.keyboard("{Home}{ArrowRight}9");
  await expect.element(field).toHaveValue("5551234567");
  await expect.element(rejected).toBeVisible();
  await userEvent.keyboard("{Backspace}4");
  await expect.element(field).toHaveValue("4551234567");
  await expect.element(rejected).not.toBeInTheDocument();
  expect(onChange.mock.calls).toEqual([["551234567"], ["4551234567"]]);
});

test("a letter does not move the caret", async () => {
  const { field } = await phone("555123");
  await userEvent.keyboard("{Home}{ArrowRight}x9");
  await expect.element(field).toHaveValue("5955123");
});

test("a number that is too long is not truncated, and stays until it is corrected", async () => {
  const { field, onChange, rejected } = await phone();
  await field.fill("55500011112");
  await expect.element(field).toHaveValue("55500011112");
  await expect.element(rejected).toBeVisible();
  await expect.element(field).toBeInvalid();
  expect(onChange).not.toHaveBeenCalled();
  await field.click();
  await userEvent.keyboard("{End}{Backspace}");
  await expect.element(field).toHaveValue("5550001111");
  expect(onChange).toHaveBeenLastCalledWith("5550001111");
  await expect.element(rejected).not.toBeInTheDocument();
});

test.each(["+49 30 1234567", "+49 30 123456"])(
  "the foreign number %s is not mistaken for a national one, typed or autofilled",
  async (number) => {
    const { field, onChange, rejected } = await phone("5550001111");
    await field.fill(number);
    await expect.element(rejected).toBeVisible();
    expect(onChange.mock.calls).toEqual([[""]]);
    await field.clear();
    await expect.element(rejected).not.toBeInTheDocument();
    await userEvent.keyboard(number);
    await userEvent.tab();
    await expect.element(rejected).toBeVisible();
    await expect.element(field).toHaveValue(number.replaceAll(" ", ""));
    expect(onChange.mock.calls).toEqual([[""]]);
  },
);

test("letters and an eleventh digit are rejected", async () => {
  const screen = await render(<PhoneField label="Phone" />);
  await screen.getByRole("textbox").click();
  await userEvent.keyboard("a555123-45678");
  await expect.element(screen.getByRole("textbox")).toHaveValue("5551234567");
});

test("the number of digits is shown", async () => {
  const screen = await render(<PhoneField label="Phone" defaultValue="555" />);
  await expect.element(screen.getByText("3/10")).toBeVisible();
});
