import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../styles.css";
import { AlertSwitch } from "./AlertSwitch.tsx";

const NAME = "SOS Alert: Push";
const props = { name: NAME, word: "Push", isOn: false, isLocked: false };

test("Space switches, and the name says type and channel", async () => {
  const onSwitch = vi.fn();
  const screen = await render(<AlertSwitch {...props} onSwitch={onSwitch} />);
  await userEvent.tab();
  await expect.element(screen.getByRole("switch", { name: NAME })).toHaveFocus();
  await userEvent.keyboard(" ");
  expect(onSwitch.mock.calls).toEqual([[true]]);
});

test("a locked switch can be focused and pressed, says why it is locked, and does not change", async () => {
  const onSwitch = vi.fn();
  await render(
    <>
      <AlertSwitch {...props} isLocked lockId="why" onSwitch={onSwitch} />
      <p id="why">Included in Pro</p>
    </>,
  );
  const locked = page.getByRole("switch", { name: NAME });
  await userEvent.tab();
  await expect.element(locked).toHaveFocus();
  await expect.element(locked).toHaveAttribute("aria-disabled", "true");
  await expect.element(locked).toHaveAccessibleDescription("Included in Pro");
  await userEvent.keyboard(" ");
  expect(onSwitch.mock.calls).toEqual([[true]]);
  await expect.element(locked).not.toBeChecked();
});
