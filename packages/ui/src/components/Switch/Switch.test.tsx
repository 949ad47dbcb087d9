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
