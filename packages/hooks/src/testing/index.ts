/** What tests of components of your own need. */
export { createTestWaypost, type TestWaypost } from "./test-waypost.tsx";
