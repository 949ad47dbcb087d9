import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../styles.css";
import { Tooltip } from "./Tooltip.tsx";

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const tip = () => page.getByRole("tooltip").query();

const show = () =>
  render(
    <>
      <p>elsewhere</p>
      <Tooltip label="Battery life">60 sec gives 10-14 days</Tooltip>
    </>,
  );

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});

afterEach(() => {
  pass(10_000);
  vi.useRealTimers();
});

test("pointing shows it after 100 ms, leaving hides it after 250 ms", async () => {
  const screen = await show();
  await screen.getByText("elsewhere").hover();
  await screen.getByRole("button").hover();
  pass(90);
  expect(tip()).toBeNull();
  pass(20);
  expect(tip()).not.toBeNull();
  await screen.getByText("elsewhere").hover();
  pass(240);
  expect(tip()).not.toBeNull();
  pass(20);
  expect(tip()).toBeNull();
});

test("focus shows it at once with its words, Escape hides it", async () => {
  const screen = await show();
  await userEvent.tab();
  expect(tip()).not.toBeNull();
  await expect
    .element(screen.getByRole("button", { name: "Battery life" }))
    .toHaveAccessibleDescription("60 sec gives 10-14 days");
  await userEvent.keyboard("{Escape}");
  expect(tip()).toBeNull();
});

test("a tap opens it and the next tap closes it", async () => {
  const screen = await show();
  const button = screen.getByRole("button").element();
  tap(button);
  await expect.element(page.getByRole("tooltip")).toBeVisible();
  tap(button);
  await expect.element(page.getByRole("tooltip")).not.toBeInTheDocument();
});

function tap(element: Element) {
  const touch = { bubbles: true, cancelable: true, pointerType: "touch", pointerId: 7, button: 0 };
  act(() => {
    element.dispatchEvent(new PointerEvent("pointerdown", { ...touch, buttons: 1, width: 20 }));
    element.dispatchEvent(new PointerEvent("pointerup", { ...touch, width: 20 }));
    element.dispatchEvent(new PointerEvent("click", { ...touch, detail: 1 }));
  });
}
