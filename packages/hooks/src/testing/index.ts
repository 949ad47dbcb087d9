/** Helpers for tests of your own components. */
export {
  createTestWaypost,
  type TestClock,
  type TestWaypost,
  type TestWaypostOptions,
} from "./test-waypost.tsx";
export { flowRows, type RegistrationRow, type TaskRow, type TestAccount } from "./rows.ts";
export { walk } from "./walk.ts";
