/** Helpers for tests of your own components. */
export { createTestWaypost, type TestWaypost, type TestWaypostOptions } from "./test-waypost.tsx";
export type { TestClock } from "./test-clock.ts";
