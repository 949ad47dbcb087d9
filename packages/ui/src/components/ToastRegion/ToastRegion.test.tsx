import { act, StrictMode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../styles.css";
import { createToastQueue } from "../ToastQueue/ToastQueue.ts";
import { ToastRegion } from "./ToastRegion.tsx";

const labels = { region: "Notifications", close: "Close" };
const failed = { tone: "danger", message: "Something Went Wrong" } as const;
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
});

afterEach(() => {
  vi.useRealTimers();
});

test("a message that came before the region was loaded is shown once", async () => {
  const queue = createToastQueue();
  queue.show(failed);
  await render(
    <StrictMode>
      <ToastRegion queue={queue} labels={labels} />
    </StrictMode>,
  );
  await expect.element(page.getByText("Something Went Wrong")).toBeVisible();
  expect(page.getByText("Something Went Wrong").elements()).toHaveLength(1);
});

test("a message goes by itself after six seconds", async () => {
  const queue = createToastQueue();
  await render(<ToastRegion queue={queue} labels={labels} />);
  act(() => queue.show(failed));
  pass(5900);
  expect(page.getByText("Something Went Wrong").query()).not.toBeNull();
  pass(200);
  expect(page.getByText("Something Went Wrong").query()).toBeNull();
});

test("a message waits while one is in it by keyboard, and can be closed", async () => {
  const queue = createToastQueue();
  await render(<ToastRegion queue={queue} labels={labels} />);
  act(() => queue.show(failed));
  page.getByRole("button", { name: "Close" }).element().focus();
  pass(60_000);
  expect(page.getByText("Something Went Wrong").query()).not.toBeNull();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("Something Went Wrong")).not.toBeInTheDocument();
});
