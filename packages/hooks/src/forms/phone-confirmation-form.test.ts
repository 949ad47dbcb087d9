import { expect, test } from "vitest";
import { phoneConfirmationForm } from "./phone-confirmation-form.ts";
import { validate } from "./validate.ts";

test.each([
  [true, "Sample", "5550001111", "a@b.co", true],
  [false, "Sample", "5550001111", "a@b.co", false],
  [true, "", "5550001111", "a@b.co", false],
  [true, "Sample", "555000111", "a@b.co", false],
  [true, "Sample", "55500011112", "a@b.co", false],
  [true, "Sample", "5550001111", "", false],
  [true, "Sample", "5550001111", "a@b", false],
  [true, "Sample", "555-000-11", "a@b.co", true],
])(
  "consent %s, name %j, phone %j, e-mail %j: Submit %s",
  (consent, name, phone, email, enabled) => {
    expect("value" in validate(phoneConfirmationForm, { consent, name, phone, email })).toBe(
      enabled,
    );
  },
);
