/** A clock that stands still until a test moves it. */
export interface TestClock {
  readonly now: () => Date;
  /** Milliseconds since the clock was made, as on a clock that nobody can set. */
  readonly monotonicNow: () => number;
  readonly advance: (milliseconds: number) => void;
}

/** @param start the date that the clock shows first */
export function createTestClock(start: Date = new Date(2030, 0, 15, 12)): TestClock {
  let passed = 0;
  return {
    now: () => new Date(start.getTime() + passed),
    monotonicNow: () => passed,
    advance: (milliseconds) => {
      passed += milliseconds;
    },
  };
}
