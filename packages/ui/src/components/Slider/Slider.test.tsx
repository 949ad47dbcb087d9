import { useState } from "react";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../styles.css";
import { Slider } from "./Slider.tsx";

async function speed(start: number) {
  const onChange = vi.fn();
  function Speed() {
    const [value, setValue] = useState(start);
    return (
      <Slider
        label="Speed Limit"
        unit="KMH"
        minValue={0}
        maxValue={300}
        value={value}
        onChange={(next) => {
          onChange(next);
          setValue(next);
        }}
      />
    );
  }
  const screen = await render(<Speed />);
  return {
    onChange,
    thumb: screen.getByRole("slider", { name: "Speed Limit" }),
    number: screen.getByRole("textbox", { name: "Speed Limit" }),
  };
}

test("the unit describes the number's field", async () => {
  const { number } = await speed(112);
  await expect.element(number).toHaveAccessibleDescription("KMH");
});

test("arrow keys step from either control, and both show the number", async () => {
  const { thumb, number } = await speed(80);
  thumb.element().focus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(number).toHaveValue("81");
  number.element().focus();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  await expect.element(number).toHaveValue("79");
  await expect.element(thumb).toHaveAttribute("aria-valuetext", "79 KMH");
  await expect.element(thumb).toHaveValue("79");
});

test("Home and End of the slider go to the documented bounds", async () => {
  const { thumb, number } = await speed(80);
  thumb.element().focus();
  await userEvent.keyboard("{End}");
  await expect.element(number).toHaveValue("300");
  await userEvent.keyboard("{Home}");
  await expect.element(number).toHaveValue("0");
});

test("a typed number may lie between two steps", async () => {
  const { thumb, number, onChange } = await speed(80);
  await number.fill("62.14");
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith(62.14);
  await expect.element(number).toHaveValue("62.14");
  await expect.element(thumb).toHaveValue("62");
});

test("a number out of range stays as typed", async () => {
  const { number, onChange } = await speed(80);
  await number.fill("500");
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith(500);
  await expect.element(number).toHaveValue("500");
});

test.each([69.59, 80.46719, 512, NaN])(
  "focusing and leaving %s changes nothing",
  async (stored) => {
    const { thumb, number, onChange } = await speed(stored);
    thumb.element().focus();
    number.element().focus();
    await userEvent.tab();
    await expect.element(number).toHaveValue(Number.isNaN(stored) ? "" : String(stored));
    expect(onChange).not.toHaveBeenCalled();
  },
);

test("a deleted number is reported as NaN", async () => {
  const { number, onChange } = await speed(80);
  await number.clear();
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith(NaN);
  await expect.element(number).toHaveValue("");
});
