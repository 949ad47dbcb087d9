import { expect, test } from "vitest";
import { readCommandLine } from "./command-line.ts";

test.each([
  [[], "Which API? Give its address."],
  [["not an address", "--scenario", "x"], "The address must be that of an API"],
  [["https://me:pw@api.example.com", "--scenario", "x"], "without a query and a password"],
  [["http://127.0.0.1:1"], "--scenario is missing"],
  [["http://127.0.0.1:1", "http://127.0.0.1:2", "--scenario", "x"], "One address at a time"],
])("%j is refused with what is wrong", (args, message) => {
  expect(() => readCommandLine(args)).toThrow(message);
});
