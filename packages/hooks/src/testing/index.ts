/** What tests of components of your own need. */
export { createTestClock, type TestClock } from "./test-clock.ts";
export { createTestWaypost, type TestWaypost, type TestWaypostOptions } from "./test-waypost.tsx";
