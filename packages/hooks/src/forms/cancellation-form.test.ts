import { describe, expect, test } from "vitest";
import { en } from "../messages/en.ts";
import { message } from "../messages/messages.ts";
import { cancellationForm } from "./cancellation-form.ts";
import type { CancellationForm } from "./cancellation-form.ts";
import { validate } from "./validate.ts";

const complete: CancellationForm = {
  firstName: "Sample",
  lastName: "Customer",
  email: "customer@example.com",
  phone: "5550001111",
  imei: "350000000000001",
  imeiValid: true,
  reasons: ["Other"],
  uses: ["Other"],
  comment: "Bye",
};

const textsOf = (changes: Partial<CancellationForm>): Record<string, string> => {
  const checked = validate(cancellationForm, { ...complete, ...changes });
  if ("value" in checked) return {};
  return Object.fromEntries(
    Object.entries(checked.errors).map(([field, code]) => [field, message(en, code)]),
  );
};

describe("a cancellation", () => {
  test("is complete with every field", () => {
    expect(textsOf({})).toEqual({});
  });

  test.each([
    ["firstName", "FirstName is required"],
    ["lastName", "LastName is required"],
    ["email", "Email is required"],
    ["phone", "Phone Number is required"],
    ["imei", "IMEI is required"],
    ["comment", "Comment is required"],
  ])("without %s shows %j", (field, text) => {
    expect(textsOf({ [field]: " " })).toEqual({ [field]: text });
  });

  test("needs a reason and a use", () => {
    expect(textsOf({ reasons: [], uses: [] })).toEqual({
      reasons: 'Select atleast one checkbox from "Reason(s) for Cancellation"',
      uses: 'Select atleast one checkbox from "How did you use your GPS tracker?"',
    });
  });

  test("requires the online check of its IMEI, which only numeric text can pass", () => {
    const invalid = { imei: "Invalid IMEI Please try with valid IMEI" };
    expect(textsOf({ imeiValid: false })).toEqual(invalid);
    expect(textsOf({ imeiValid: null })).toEqual({ imei: message(en, "imei.unchecked") });
    expect(textsOf({ imei: "1".repeat(16), imeiValid: false })).toEqual({
      imei: message(en, "imei.tooLong"),
    });
    expect(textsOf({ imei: "12a", imeiValid: false })).toEqual(invalid);
  });
});
