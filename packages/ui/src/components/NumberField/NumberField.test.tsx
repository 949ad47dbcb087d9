import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
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

test("description, unit and error belong to the field", async () => {
  const screen = await render(
    <NumberField label="Limit" description="From 0 to 300." unit="km/h" errorMessage="Required" />,
  );
  const field = screen.getByRole("textbox", { name: "Limit" });
  await expect.element(field).toHaveAccessibleDescription(/From 0 to 300\.[\s\S]*Required/);
  await expect.element(field).toBeInvalid();
  await expect.element(screen.getByText("km/h")).toBeVisible();
});
