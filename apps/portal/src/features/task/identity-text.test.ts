import { expect, test } from "vitest";
import { identityText } from "./identity-text.ts";

test.each([
  ["rita+van@example.com", "Customer 7 · rita+van@example.com"],
  ["Your account is locked, call 555 000 1111", "Customer 7"],
  ["call 555 000 1111 or write to help@evil.example", "Customer 7"],
  [`${"a".repeat(250)}@example.com`, "Customer 7"],
  ["", "Customer 7"],
  [null, "Customer 7"],
])("of the link's e-mail %j the page shows %j", (email, shown) => {
  expect(identityText("Customer 7", email)).toBe(shown);
});
