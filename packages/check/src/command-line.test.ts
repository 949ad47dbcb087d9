import { expect, test } from "vitest";
import { readCommandLine } from "./command-line.ts";

test.each([
  [[], "The address of the API is missing."],
  [["not an address", "--scenario", "x"], "The address must be the API's"],
  [["https://me:pw@api.example.com", "--scenario", "x"], "without a query or a password"],
  [["http://127.0.0.1:1"], "--scenario is missing"],
  [["http://127.0.0.1:1", "http://127.0.0.1:2", "--scenario", "x"], "Only one address is allowed"],
])("the arguments %j are rejected with a reason", (args, message) => {
  expect(() => readCommandLine(args)).toThrow(message);
});
