import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../styles.css";
import { ImeiField } from "./ImeiField.tsx";

const DIGITS = "356938035643809";

async function show(props: { defaultValue?: string; value?: string; isReadOnly?: boolean } = {}) {
  const onChange = vi.fn();
  const screen = await render(
    <>
      <ImeiField label="IMEI" onChange={onChange} {...props} />
      <button>next</button>
    </>,
  );
  const field = screen.getByLabelText("IMEI");
  const input = field.element() as HTMLInputElement;
  /** Returns the visible groups. */
  const groups = () =>
    [...screen.container.querySelectorAll<HTMLElement>("bdi > span")]
      .filter((group) => group.checkVisibility())
      .map(({ textContent }) => textContent);
  const isOwnTextSeen = () => getComputedStyle(input).webkitTextFillColor !== "rgba(0, 0, 0, 0)";
  return { screen, field, input, onChange, groups, isOwnTextSeen };
}

test("an IMEI is shown in groups while its field has no focus, and its value is fifteen digits", async () => {
  const { field, groups, isOwnTextSeen } = await show();
  await field.click();
  await userEvent.keyboard(DIGITS);
  expect(groups()).toEqual([]);
  expect(isOwnTextSeen()).toBe(true);
  await userEvent.tab();
  expect(groups()).toEqual(["35693", "80356", "43809"]);
  expect(isOwnTextSeen()).toBe(false);
  await expect.element(field).toHaveValue(DIGITS);
  await userEvent.tab({ shift: true });
  expect(groups()).toEqual([]);
  expect(isOwnTextSeen()).toBe(true);
});

const middle = ({ top, height }: DOMRect) => top + height / 2;

test("the groups begin where the digits of the field begin, and only the field contains the text", async () => {
  const { screen, field, input } = await show({ defaultValue: DIGITS });
  const drawn = screen.container.querySelector(".waypost-ImeiField-groups");
  const style = getComputedStyle(input);
  const start = input.getBoundingClientRect().left + Number.parseFloat(style.paddingLeft);
  expect(drawn?.getBoundingClientRect().left).toBeCloseTo(start, 0);
  const first = drawn?.querySelector("bdi > span")?.getBoundingClientRect();
  // Each font rounds its ascent and its descent to whole pixels.
  const offset = (first ? middle(first) : NaN) - middle(input.getBoundingClientRect());
  expect(Math.abs(offset)).toBeLessThanOrEqual(1);
  await expect.element(field).toHaveValue(DIGITS);
  // Inert content is not read aloud, selected or found in the page.
  expect(drawn?.matches("[inert]")).toBe(true);
});

test("a press anywhere on the groups focuses the field", async () => {
  const { field, input, onChange } = await show({ defaultValue: DIGITS });
  await field.click({ position: { x: 200, y: 10 } });
  await userEvent.keyboard("{End}{Backspace}8");
  await expect.element(field).toHaveValue("356938035643808");
  expect(onChange).toHaveBeenLastCalledWith("356938035643808");
  input.setSelectionRange(8, 8);
  await userEvent.keyboard("{Backspace}7");
  await expect.element(field).toHaveValue("356938075643808");
  expect(input.selectionStart).toBe(8);
});

test("a value set by the page is shown in groups, too", async () => {
  const { field, groups } = await show({ value: DIGITS, isReadOnly: true });
  expect(groups()).toEqual(["35693", "80356", "43809"]);
  await expect.element(field).toHaveValue(DIGITS);
});

test.each(["35 69x", "35693803564380", "3569380356438091"])(
  "%s is not a complete IMEI and is shown as typed",
  async (text) => {
    const { groups, isOwnTextSeen } = await show({ defaultValue: text });
    expect(groups()).toEqual([]);
    expect(isOwnTextSeen()).toBe(true);
  },
);
