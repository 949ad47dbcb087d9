import { expect, test, vi } from "vitest";
import { createToastQueue } from "./ToastQueue.tsx";

const saved = { tone: "success", message: "Saved" } as const;

test("the page is notified of the first message, so that it can load the region", () => {
  const queue = createToastQueue();
  const listener = vi.fn();
  queue.subscribe(listener);
  expect(queue.wasUsed()).toBe(false);
  queue.show(saved);
  queue.show(saved);
  expect(queue.wasUsed()).toBe(true);
  expect(listener).toHaveBeenCalledTimes(1);
});

test("no message is lost before the region is loaded, and none is shown twice", () => {
  const queue = createToastQueue();
  const received: string[] = [];
  const receive = ({ message }: { message: string }) => void received.push(message);
  queue.show({ ...saved, message: "before" });
  const leave = queue.connect(receive);
  queue.show({ ...saved, message: "with" });
  leave();
  queue.show({ ...saved, message: "between" });
  queue.connect(receive);
  expect(received).toEqual(["before", "with", "between"]);
});

test("clear removes messages that wait for the region, but not those shown at the same time", async () => {
  vi.useFakeTimers();
  try {
    const queue = createToastQueue();
    queue.show({ ...saved, message: "before" });
    await vi.runAllTimersAsync();
    queue.show({ ...saved, message: "with the question" });
    queue.clear();
    const received: string[] = [];
    queue.connect(({ message }) => void received.push(message));
    expect(received).toEqual(["with the question"]);
  } finally {
    vi.useRealTimers();
  }
});
