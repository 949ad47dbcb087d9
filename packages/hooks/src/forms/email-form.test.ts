import { describe, expect, test } from "vitest";
import { emailForm } from "./email-form.ts";
import { validate } from "./validate.ts";

const check = (email: unknown) => validate(emailForm, { email });

describe("the wizard's e-mail", () => {
  test.each(["a@b", "a.b+c_d-e@x-y.z", "A1@B2.co"])("%s is accepted", (email) => {
    expect(check(email)).toEqual({ value: { email } });
  });

  test.each(["a b@c", "a@b@c", "a@", "@b", "a@b_c", "é@b.c"])("%s is invalid", (email) => {
    expect(check(email)).toEqual({ errors: { email: "email.invalid" } });
  });

  test("is required; leading and trailing blanks are trimmed", () => {
    expect(check("")).toEqual({ errors: { email: "email.required" } });
    expect(check("  ")).toEqual({ errors: { email: "email.required" } });
    expect(check(undefined)).toEqual({ errors: { email: "email.required" } });
    expect(check(" a@b ")).toEqual({ value: { email: "a@b" } });
  });
});
