import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { advance, stopClock } from "../../../test/clock.ts";
import "../../styles.css";
import { Tooltip } from "./Tooltip.tsx";

const tip = page.getByRole("tooltip");

async function show() {
  const screen = await render(
    <>
      <style>{"* { transition: none !important }"}</style>
      <p>elsewhere</p>
      <Tooltip label="Battery life">60 sec gives 10-14 days</Tooltip>
    </>,
  );
  // The pointer may already be over the button. A tooltip opens immediately if it was open shortly
  // before.
  await screen.getByText("elsewhere").hover();
  await advance(1000);
  return screen;
}

beforeEach(stopClock);

afterEach(async () => {
  await advance(10_000);
  vi.useRealTimers();
});

test("hovering shows it after 100 ms, leaving hides it after 250 ms", async () => {
  const screen = await show();
  const button = screen.getByRole("button").element();
  const elsewhere = screen.getByText("elsewhere").element();
  point(elsewhere, button);
  await advance(99);
  expect(tip.query()).toBeNull();
  await advance(1);
  expect(tip.query()).not.toBeNull();
  point(button, elsewhere);
  await advance(249);
  expect(tip.query()).not.toBeNull();
  await advance(1);
  expect(tip.query()).toBeNull();
});

test("focus shows it at once and describes the button; Escape hides it", async () => {
  const screen = await show();
  await screen.getByText("elsewhere").click();
  await userEvent.tab();
  await expect.element(tip).toBeVisible();
  await expect
    .element(screen.getByRole("button", { name: "Battery life" }))
    .toHaveAccessibleDescription("60 sec gives 10-14 days");
  await userEvent.keyboard("{Escape}");
  await expect.element(tip).not.toBeInTheDocument();
});

test("a tooltip shown by focus stays while the page scrolls, one shown by a tap does not", async () => {
  const screen = await show();
  const button = screen.getByRole("button").element();
  await screen.getByText("elsewhere").click();
  await userEvent.tab();
  await expect.element(tip).toBeVisible();
  await scroll();
  expect(tip.query()).not.toBeNull();
  await userEvent.keyboard("{Escape}");
  await expect.element(tip).not.toBeInTheDocument();
  await screen.getByText("elsewhere").click();
  tap(button);
  await expect.element(tip).toBeVisible();
  await scroll();
  expect(tip.query()).toBeNull();
});

test("a tap opens it and the next tap closes it", async () => {
  const screen = await show();
  const button = screen.getByRole("button").element();
  tap(button);
  await expect.element(tip).toBeVisible();
  tap(button);
  await expect.element(tip).not.toBeInTheDocument();
});

test("with that placement it opens below its button and covers nothing above", async () => {
  const screen = await render(
    <div style={{ paddingBlock: 300 }}>
      <Tooltip label="Where is it?" placement="bottom start">
        Below the bar code
      </Tooltip>
    </div>,
  );
  await userEvent.tab();
  await expect.element(tip).toBeVisible();
  const button = screen.getByRole("button").element().getBoundingClientRect();
  expect(tip.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(button.bottom);
});

// The test runner's pointer actions let a stopped clock advance, so this dispatches events instead.
function point(from: Element, to: Element) {
  const mouse = { bubbles: true, pointerType: "mouse" };
  from.dispatchEvent(new PointerEvent("pointerout", { ...mouse, relatedTarget: to }));
  to.dispatchEvent(new PointerEvent("pointerover", { ...mouse, relatedTarget: from }));
}

async function scroll() {
  document.dispatchEvent(new Event("scroll"));
  await advance(1000);
}

function tap(element: Element) {
  const touch = { bubbles: true, cancelable: true, pointerType: "touch", pointerId: 7, button: 0 };
  element.dispatchEvent(new PointerEvent("pointerdown", { ...touch, buttons: 1, width: 20 }));
  element.dispatchEvent(new PointerEvent("pointerup", { ...touch, width: 20 }));
  element.dispatchEvent(new PointerEvent("click", { ...touch, detail: 1 }));
}
