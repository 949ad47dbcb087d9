import { onTestFinished, vi } from "vitest";

/** Advances the system clock and the monotonic clock until the test ends. */
export function advanceTime(minutes: number): void {
  const milliseconds = minutes * 60_000;
  const now = performance.now.bind(performance);
  const clock = vi.spyOn(performance, "now").mockImplementation(() => now() + milliseconds);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + milliseconds });
  onTestFinished(() => {
    clock.mockRestore();
    vi.useRealTimers();
  });
}
