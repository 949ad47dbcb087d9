import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../styles.css";
import { ImeiField } from "./ImeiField.tsx";

const DIGITS = "356938035643809";
const GROUPED = "35 693803 564380 9";
const group = (imei: string) => imei.replace(/^(\d{2})(\d{6})(\d{6})(\d)$/, "$1 $2 $3 $4");

async function show(props: { defaultValue?: string } = {}) {
  const onChange = vi.fn();
  const screen = await render(
    <>
      <ImeiField label="IMEI" group={group} onChange={onChange} {...props} />
      <button>next</button>
    </>,
  );
  const field = screen.getByLabelText("IMEI");
  const input = field.element() as HTMLInputElement;
  return { field, input, onChange };
}

test("an IMEI is grouped when its field is left, and in one piece from the next edit on", async () => {
  const { field, onChange } = await show();
  await field.click();
  await userEvent.keyboard(DIGITS);
  await expect.element(field).toHaveValue(DIGITS);
  await userEvent.tab();
  await expect.element(field).toHaveValue(GROUPED);
  await userEvent.tab({ shift: true });
  await userEvent.keyboard("{End}{Backspace}8");
  await expect.element(field).toHaveValue("356938035643808");
  await userEvent.tab();
  await expect.element(field).toHaveValue("35 693803 564380 8");
  expect(onChange.mock.calls.flat().filter((text) => text.includes(" "))).toEqual([]);
  expect(onChange).toHaveBeenLastCalledWith("356938035643808");
});

test("the caret stays at its digit when the spaces go", async () => {
  const { field, input, onChange } = await show({ defaultValue: DIGITS });
  await expect.element(field).toHaveValue(GROUPED);
  input.focus();
  const place = GROUPED.indexOf("564380") + 2;
  input.setSelectionRange(place, place);
  await userEvent.keyboard("{Backspace}7");
  await expect.element(field).toHaveValue("356938035743809");
  expect(onChange).toHaveBeenLastCalledWith("356938035743809");
  expect(input.selectionStart).toBe(DIGITS.indexOf("564380") + 2);
});

test("copying and cutting put the digits without spaces on the clipboard", async () => {
  const { field, input, onChange } = await show({ defaultValue: DIGITS });
  const clip = (type: string) => {
    const clipboardData = new DataTransfer();
    const event = new ClipboardEvent(type, { clipboardData, bubbles: true, cancelable: true });
    input.dispatchEvent(event);
    return clipboardData.getData("text");
  };
  input.focus();
  input.select();
  expect(clip("copy")).toBe(DIGITS);
  input.setSelectionRange(0, GROUPED.indexOf("564380"));
  expect(clip("cut")).toBe("35693803");
  await expect.element(field).toHaveValue("5643809");
  expect(onChange.mock.calls).toEqual([["5643809"]]);
});

test("what is selected as a whole is replaced as a whole", async () => {
  const { field, input, onChange } = await show({ defaultValue: DIGITS });
  input.select();
  input.focus();
  await userEvent.keyboard("1");
  await expect.element(field).toHaveValue("1");
  expect(onChange.mock.calls).toEqual([["1"]]);
});

test("what is no complete IMEI stays as it was typed", async () => {
  const { field } = await show();
  await field.click();
  await userEvent.keyboard("35 69x");
  await userEvent.tab();
  await expect.element(field).toHaveValue("35 69x");
});
