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

const selected = ({ selectionStart, selectionEnd }: HTMLInputElement) => [
  selectionStart,
  selectionEnd,
];

test("an IMEI is grouped when its field is left, and in one piece while it is edited", async () => {
  const { field, onChange } = await show();
  await field.click();
  await userEvent.keyboard(DIGITS);
  await expect.element(field).toHaveValue(DIGITS);
  await userEvent.tab();
  await expect.element(field).toHaveValue(GROUPED);
  await userEvent.tab({ shift: true });
  await expect.element(field).toHaveValue(DIGITS);
  expect(onChange.mock.calls.flat().filter((text) => text.includes(" "))).toEqual([]);
  expect(onChange).toHaveBeenLastCalledWith(DIGITS);
});

test("who comes back by keyboard finds all digits selected, and copies them without spaces", async () => {
  const { input, onChange } = await show({ defaultValue: DIGITS });
  expect(input.value).toBe(GROUPED);
  await userEvent.tab();
  expect(selected(input)).toEqual([0, DIGITS.length]);
  expect(document.getSelection()?.toString()).toBe(DIGITS);
  await userEvent.keyboard("1");
  expect(onChange.mock.calls).toEqual([["1"]]);
});

test("the caret stays next to its digit when the spaces go", async () => {
  const { input } = await show({ defaultValue: DIGITS });
  const place = GROUPED.indexOf("564380");
  input.setSelectionRange(place, place);
  input.focus();
  await expect.poll(() => input.value).toBe(DIGITS);
  expect(selected(input)).toEqual([DIGITS.indexOf("564380"), DIGITS.indexOf("564380")]);
});

test("what is no complete IMEI stays as it was typed", async () => {
  const { field } = await show();
  await field.click();
  await userEvent.keyboard("35 69x");
  await userEvent.tab();
  await expect.element(field).toHaveValue("35 69x");
});
