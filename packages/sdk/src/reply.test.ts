import { describe, expect, test } from "vitest";
import { errorText, serverText, statusIsNotFalse, statusIsTrue } from "./reply.ts";

describe("the error text of a failed reply", () => {
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
  ])("of %j is %j", (reply, text) => {
    expect(errorText(reply)).toBe(text);
  });

  test("contains the server's text unchanged", () => {
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
  ])("%j: success is %j if a status is documented, else %j", (status, documented, undocumented) => {
    expect(statusIsTrue({ status }, true)).toBe(documented);
    expect(statusIsNotFalse({ status }, true)).toBe(undocumented);
  });

  test("never overrides an HTTP status that is not 2xx", () => {
    expect(statusIsTrue({ status: true }, false)).toBe(false);
    expect(statusIsNotFalse({ status: true }, false)).toBe(false);
  });
});
