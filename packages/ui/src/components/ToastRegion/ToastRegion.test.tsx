import { StrictMode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { advance, stopClock } from "../../../test/clock.ts";
import "../../styles.css";
import { Button } from "../Button/Button.tsx";
import { Dialog } from "../Dialog/Dialog.tsx";
import { createToastQueue } from "../ToastQueue/ToastQueue.tsx";
import { ToastRegion } from "./ToastRegion.tsx";

const labels = { region: "Notifications", close: "Close" };
const failed = { tone: "danger", message: "Something Went Wrong" } as const;
const toast = page.getByText("Something Went Wrong");

async function show(queue = createToastQueue()) {
  await render(
    <StrictMode>
      <p style={{ marginBlockStart: 400 }}>below</p>
      <ToastRegion queue={queue} labels={labels} />
    </StrictMode>,
  );
  // A pointer that rests where the toast appears would keep it open.
  await page.getByText("below").hover();
  return queue;
}

beforeEach(stopClock);
afterEach(() => {
  vi.useRealTimers();
});

test("a message from before the region was loaded is shown once", async () => {
  const queue = createToastQueue();
  queue.show(failed);
  await show(queue);
  await expect.element(toast).toBeVisible();
  expect(toast.elements()).toHaveLength(1);
});

test("a message disappears after six seconds", async () => {
  const queue = await show();
  queue.show(failed);
  await advance(0);
  await advance(5999);
  expect(toast.query()).not.toBeNull();
  await advance(1);
  expect(toast.query()).toBeNull();
});

test("a message stays while hovered", async () => {
  const queue = await show();
  queue.show(failed);
  await toast.hover();
  await advance(60_000);
  expect(toast.query()).not.toBeNull();
});

test("a success removes earlier errors", async () => {
  const queue = await show();
  queue.show(failed);
  await expect.element(toast).toBeVisible();
  queue.show({ tone: "success", message: "Device Registered Successfully" });
  await expect.element(page.getByText("Device Registered Successfully")).toBeVisible();
  await expect.element(toast).not.toBeInTheDocument();
});

test("an error stays for six seconds when another one appears", async () => {
  const queue = await show();
  queue.show(failed);
  await advance(0);
  await advance(4000);
  queue.show({ ...failed, message: "Upgrade your plan" });
  await advance(0);
  await advance(1999);
  await expect.element(toast).toBeVisible();
  await advance(1);
  expect(toast.query()).toBeNull();
  await expect.element(page.getByText("Upgrade your plan")).toBeVisible();
});

test("a repeated error is shown once, for six more seconds", async () => {
  const queue = await show();
  queue.show(failed);
  await advance(0);
  await advance(4000);
  queue.show(failed);
  await advance(0);
  await advance(5999);
  expect(toast.elements()).toHaveLength(1);
  await advance(1);
  expect(toast.query()).toBeNull();
});

test("F6 and Tab reach a message from a dialog, and closing the message restores focus", async () => {
  const queue = createToastQueue();
  await render(
    <>
      <Dialog isOpen title="Settings" onClose={() => undefined}>
        <Button onPress={() => queue.show(failed)}>Locked</Button>
      </Dialog>
      <ToastRegion queue={queue} labels={labels} />
    </>,
  );
  const locked = page.getByRole("button", { name: "Locked" });
  await expect.element(locked).toBeVisible();
  locked.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(toast).toBeVisible();
  await userEvent.keyboard("{F6}");
  await expect.element(page.getByRole("region", { name: "Notifications" })).toHaveFocus();
  await userEvent.keyboard("{Tab}{Tab}{Enter}");
  await expect.element(toast).not.toBeInTheDocument();
  await expect.element(locked).toHaveFocus();
});

test.each(["danger", "success"] as const)(
  "a new attempt or a question removes a message of tone %s",
  async (tone) => {
    const queue = await show();
    queue.show({ ...failed, tone });
    await expect.element(toast).toBeVisible();
    await advance(0);
    queue.clear();
    await expect.element(toast).not.toBeInTheDocument();
  },
);

test("a message shown together with a question stays", async () => {
  const queue = await show();
  queue.show(failed);
  queue.clear();
  await expect.element(toast).toBeVisible();
});

test("a message can be closed by keyboard", async () => {
  const queue = await show();
  queue.show(failed);
  await expect.element(toast).toBeVisible();
  page.getByRole("button", { name: "Close" }).element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(toast).not.toBeInTheDocument();
});

test("on a phone a message stands 8 px above the bar of actions, and in a wide window at the top", async () => {
  const root = document.documentElement;
  root.style.setProperty("--waypost-bar", "68px");
  await page.viewport(390, 844);
  const queue = await show();
  queue.show(failed);
  await advance(0);
  const region = page.getByRole("region", { name: "Notifications" });
  await expect.element(toast).toBeVisible();
  expect(region.element().getBoundingClientRect().bottom).toBe(844 - 68 - 8);
  await page.viewport(1280, 844);
  expect(region.element().getBoundingClientRect().top).toBe(4);
  root.style.removeProperty("--waypost-bar");
});

const panel = (style: object) => (
  <main style={style}>
    <section>
      <p>Error!</p>
      <p>Something Went Wrong</p>
    </section>
  </main>
);

const announced = () => document.querySelector("[aria-live]")?.textContent;

test("a message whose text is in the window is announced and not drawn", async () => {
  const queue = createToastQueue();
  await render(
    <>
      {panel({})}
      <ToastRegion queue={queue} labels={labels} />
    </>,
  );
  queue.show({ tone: "danger", message: "Error! Something Went Wrong" });
  await expect.poll(announced).toBe("Error! Something Went Wrong");
  await expect.element(page.getByRole("region")).not.toBeInTheDocument();
});

test("a message whose text is below the window is drawn", async () => {
  await page.viewport(390, 664);
  const queue = createToastQueue();
  await render(
    <>
      {panel({ paddingBlockStart: 800 })}
      <ToastRegion queue={queue} labels={labels} />
    </>,
  );
  queue.show({ tone: "danger", message: "Error! Something Went Wrong" });
  await expect.element(page.getByText("Error! Something Went Wrong")).toBeVisible();
});

const boxOf = (element: Element) => element.getBoundingClientRect();
const covers = (one: DOMRect, other: DOMRect) =>
  one.top < other.bottom && one.bottom > other.top && one.left < other.right;

const field = (index: number, margin: number) => (
  <input key={index} style={{ display: "block", inlineSize: "100%", blockSize: 44, margin }} />
);

test("a message covers no control, and in a window full of them not the focused one", async () => {
  await page.viewport(390, 664);
  const queue = createToastQueue();
  const screen = await render(
    <>
      <main>{[0, 1, 2, 3].map((index) => field(index, 60))}</main>
      <ToastRegion queue={queue} labels={labels} />
    </>,
  );
  queue.show(failed);
  await expect.element(toast).toBeVisible();
  const region = page.getByRole("region", { name: "Notifications" });
  const fields = [...document.querySelectorAll("input")];
  await expect
    .poll(() => fields.some((one) => covers(boxOf(region.element()), boxOf(one))))
    .toBe(false);
  await screen.rerender(
    <>
      <main>{Array.from({ length: 14 }, (_, index) => field(index, 0))}</main>
      <ToastRegion queue={queue} labels={labels} />
    </>,
  );
  for (const one of document.querySelectorAll("input")) {
    one.focus();
    expect(covers(boxOf(region.element()), boxOf(one))).toBe(false);
  }
});
