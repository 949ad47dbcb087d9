import { expect, test } from "vitest";
import { identityText, shownEmail, shownId } from "./identity-text.ts";

test.each(["1001", "01001", "8901260000000000002", "cus_9-B", "a".repeat(40)])(
  "the id %j in a link is shown",
  (id) => expect(shownId(id)).toBe(id),
);

test.each([
  "",
  "1001: your card was declined",
  "1001 ",
  "1001\u2800call",
  "1001\u200b",
  "1001\u3164call",
  "1001.call.555",
  "a".repeat(41),
  "<b>1001</b>",
  "10\n01",
])("the id %j of a link is not shown", (id) => expect(shownId(id)).toBe(""));

test.each([
  "rita+van@example.com",
  "o'neil!#$%@xn--exmple-cua.test",
  "jose\u0301@ejemplo.test",
  "用户@例子.测试",
  "نور@مثال.test",
])("the address %j of a link is shown", (email) => expect(shownEmail(email)).toBe(email));

test.each([
  "",
  "rita",
  "rita@",
  "a@b@c",
  "your card@was declined",
  "your\u2800card@was\u2800declined",
  "your\u00a0card@example.com",
  "your\u3000card@example.com",
  "your\u3164card@example.com",
  "your\u115fcard@example.com",
  "your\uffa0card@example.com",
  "your\u200bcard@example.com",
  "your\u00adcard@example.com",
  "your\u034fcard@example.com",
  "rita@example.com\u202e",
  "rita@example.com\u0007",
  "rita→555@example.com",
  `${"a".repeat(250)}@example.com`,
])("the address %j of a link is not shown", (email) => expect(shownEmail(email)).toBe(""));

test.each([
  ["rita+van@example.com", "Customer 7 · rita+van@example.com"],
  ["Your account is locked, call 555 000 1111", "Customer 7"],
  [null, "Customer 7"],
])("of the link's e-mail %j the page shows %j", (email, shown) => {
  expect(identityText("Rita", "Customer 7", email)).toBe(`Rita · ${shown}`);
  expect(identityText("", "", email)).toBe(shown.replace(/^Customer 7( · )?/, ""));
});
