import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { render } from "vitest-browser-react";
import { paste } from "../../../test/paste.ts";
import "../../styles.css";
import { NumberField } from "./NumberField.tsx";

test("typed text becomes a number, and letters are rejected", async () => {
  const onChange = vi.fn();
  const screen = await render(<NumberField label="Speed limit" onChange={onChange} />);
  await screen.getByRole("textbox", { name: "Speed limit" }).click();
  await userEvent.keyboard("a12.5b{Tab}");
  expect(onChange).toHaveBeenLastCalledWith(12.5);
});

test("zero is a value, and a cleared field is NaN", async () => {
  const onChange = vi.fn();
  const screen = await render(
    <NumberField label="Odometer" defaultValue={7} onChange={onChange} />,
  );
  const field = screen.getByRole("textbox", { name: "Odometer" });
  await field.fill("0");
  await userEvent.keyboard("{Tab}");
  expect(onChange).toHaveBeenLastCalledWith(0);
  await field.fill("");
  await userEvent.keyboard("{Tab}");
  expect(onChange).toHaveBeenLastCalledWith(Number.NaN);
});

test("arrow keys step, but not beyond the limits", async () => {
  const onChange = vi.fn();
  const screen = await render(
    <NumberField
      label="Limit"
      defaultValue={299}
      minValue={0}
      maxValue={300}
      onChange={onChange}
    />,
  );
  await screen.getByRole("textbox", { name: "Limit" }).click();
  await userEvent.keyboard("{ArrowUp}{ArrowUp}{ArrowUp}");
  expect(onChange.mock.calls).toEqual([[300]]);
});

test("the unit and the note describe the field", async () => {
  const screen = await render(<NumberField label="Limit" unit="km/h" note="was 112" />);
  const field = screen.getByRole("textbox", { name: "Limit" });
  await expect.element(field).toHaveAccessibleDescription("was 112 km/h");
  await screen.rerender(<NumberField label="Limit" unit="km/h" />);
  await expect.element(field).toHaveAccessibleDescription("km/h");
});

test("description, unit and error belong to the field", async () => {
  const screen = await render(
    <NumberField label="Limit" description="From 0 to 300." unit="km/h" errorMessage="Required" />,
  );
  const field = screen.getByRole("textbox", { name: "Limit" });
  await expect.element(field).toHaveAccessibleDescription("From 0 to 300. Required km/h");
  await expect.element(field).toBeInvalid();
  await expect.element(screen.getByText("km/h")).toBeVisible();
});

test.each([
  ["en-US", "54,5", 54.5, "54.5"],
  ["fr-CA", "54.5", 54.5, "54,5"],
  ["en-US", "12,345.6", 12_345.6, "12,345.6"],
  ["en-US", "1.234,5", 1234.5, "1,234.5"],
])("in %s the typed %s is %d, and is shown as %s", async (locale, text, number, shown) => {
  const onChange = vi.fn();
  const screen = await render(
    <I18nProvider locale={locale}>
      <NumberField label="Speed" onChange={onChange} />
    </I18nProvider>,
  );
  const field = screen.getByRole("textbox");
  await field.click();
  await userEvent.keyboard(text);
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith(number);
  await expect.element(field).toHaveValue(shown);
});

test("a text whose meaning is unclear stays, with an error once the field is left", async () => {
  const [onChange, onInvalid] = [vi.fn(), vi.fn()];
  const screen = await render(
    <NumberField label="Speed" invalidMessage="Such as 54.5" {...{ onChange, onInvalid }} />,
  );
  const field = screen.getByRole("textbox");
  await field.click();
  paste("1.2.3");
  expect(onInvalid).toHaveBeenLastCalledWith("1.2.3");
  await expect.element(screen.getByText("Such as 54.5")).not.toBeInTheDocument();
  await userEvent.tab();
  await expect.element(field).toHaveValue("1.2.3");
  await expect.element(screen.getByText("Such as 54.5")).toBeVisible();
});
