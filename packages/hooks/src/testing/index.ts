/** What tests of components of your own need. */
export { createTestWaypost, type TestWaypost, type TestWaypostOptions } from "./test-waypost.tsx";
export type { TestClock } from "./test-clock.ts";
