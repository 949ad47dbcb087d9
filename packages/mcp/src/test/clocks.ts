import { onTestFinished, vi } from "vitest";

/** Sets both clocks forward by some minutes, until the test is finished. */
export function letTimePass(minutes: number): void {
  const milliseconds = minutes * 60_000;
  const now = performance.now.bind(performance);
  const clock = vi.spyOn(performance, "now").mockImplementation(() => now() + milliseconds);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + milliseconds });
  onTestFinished(() => {
    clock.mockRestore();
    vi.useRealTimers();
  });
}
