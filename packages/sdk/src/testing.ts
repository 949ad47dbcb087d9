/** Helpers for testing a program that uses the SDK. */
export { fixtures } from "./generated/fixtures.ts";
export { createTestClient } from "./testing-client.ts";
export type {
  OperationName,
  TestClient,
  TestReply,
  TestRequest,
  TestResponder,
} from "./testing-client.ts";
export { createTestError } from "./testing-error.ts";
export type { TestErrorFields } from "./testing-error.ts";
