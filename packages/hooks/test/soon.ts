import { vi } from "vitest";

/** Waits until a check no longer throws. The timeout is long, for busy machines. */
export const soon = <Value>(check: () => Value): Promise<Value> =>
  vi.waitFor(check, { timeout: 60_000, interval: vi.isFakeTimers() ? 5 : 1 });
