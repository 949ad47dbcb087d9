import { describe, expect, test } from "vitest";
import { answered, errorText, notRefused, serverText, statusTrue } from "./reply.ts";

describe("the text of a failed reply", () => {
  test.each([
    [{ message: "M", error: "E" }, "M : E"],
    [{ message: "M" }, "M"],
    [{ error: "E" }, "E"],
    [{}, "Something Went Wrong"],
    [{ message: "M", error: "" }, "M"],
    [null, "Something Went Wrong"],
    [{ message: " ", error: "\n" }, "Something Went Wrong"],
    [{ message: "M", error: ["A", "B"] }, "M : A, B"],
    [{ message: "M", error: { message: "E" } }, "M : E"],
    [{ message: { message: "M" }, error: [{ message: "A" }, "B", null] }, "M : A, B"],
    [{ message: "M", error: { code: 7 } }, "M"],
    [{ message: {}, error: [] }, "Something Went Wrong"],
    [{ message: "M", error: true }, "M"],
    [{ message: "M", error: 402 }, "M : 402"],
    ["M", "Something Went Wrong"],
    [["M"], "Something Went Wrong"],
    [undefined, "Something Went Wrong"],
  ])("%j reads %j", (reply, text) => {
    expect(errorText(reply)).toBe(text);
  });

  test("passes the server's words on as they are", () => {
    expect(serverText("  Card declined ")).toBe("  Card declined ");
    expect(serverText({ detail: "x" })).toBeNull();
  });
});

describe("the status of a reply", () => {
  test.each([
    [true, true, true],
    ["true", true, true],
    [false, false, false],
    ["false", false, false],
    ["TRUE", false, true],
    [1, false, true],
    ["ok", false, true],
    [null, false, true],
    [undefined, false, true],
  ])(
    "%j: yes where a status is documented %j, elsewhere %j, where a message decides true",
    (status, listed, unlisted) => {
      expect(statusTrue({ status }, true)).toBe(listed);
      expect(notRefused({ status }, true)).toBe(unlisted);
      expect(answered({ status }, true)).toBe(true);
    },
  );

  test("is never yes beside a failed HTTP status", () => {
    expect(statusTrue({ status: true }, false)).toBe(false);
    expect(notRefused({ status: true }, false)).toBe(false);
    expect(answered({ status: true }, false)).toBe(false);
  });
});
