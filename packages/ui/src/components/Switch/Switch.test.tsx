import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../styles.css";
import { Switch } from "./Switch.tsx";

test("Space turns it on, and the state is announced", async () => {
  const onChange = vi.fn();
  const screen = await render(<Switch onChange={onChange}>Speed alerts</Switch>);
  await userEvent.tab();
  await userEvent.keyboard(" ");
  expect(onChange).toHaveBeenCalledWith(true);
  await expect.element(screen.getByRole("switch", { name: "Speed alerts" })).toBeChecked();
});

test("a locked feature cannot be turned on", async () => {
  const onChange = vi.fn();
  const screen = await render(
    <Switch isDisabled onChange={onChange}>
      SOS alerts
    </Switch>,
  );
  await screen.getByText("SOS alerts").click({ force: true });
  expect(onChange).not.toHaveBeenCalled();
});

test("a click of its label, as assistive technology sends it, and Space both switch it", async () => {
  const screen = await render(<Switch>Auto Renewal</Switch>);
  const input = screen.getByRole("switch");
  screen.container.querySelector("label")?.click();
  await expect.element(input).toBeChecked();
  screen.container.querySelector("label")?.click();
  await expect.element(input).not.toBeChecked();
  input.element().focus();
  await userEvent.keyboard(" ");
  await expect.element(input).toBeChecked();
});
