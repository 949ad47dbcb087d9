import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { StandardSchemaV1 } from "@standard-schema/spec";
import { en } from "../messages/en.ts";
import { cancellationForm } from "./cancellation-form.ts";
import { cardUpdateForm } from "./card-update-form.ts";
import { customerForm } from "./customer-form.ts";
import { devicesForm } from "./devices-form.ts";
import { dormantForm } from "./dormant-form.ts";
import { emailForm } from "./email-form.ts";
import { multiReactivationForm } from "./multi-reactivation-form.ts";
import { packForm } from "./pack-form.ts";
import { passwordForm } from "./password-form.ts";
import { phoneConfirmationForm } from "./phone-confirmation-form.ts";
import { planUpdateForm } from "./plan-update-form.ts";
import { reactivationForm } from "./reactivation-form.ts";
import { settingsForm } from "./settings-form.ts";
import { termsForm } from "./terms-form.ts";
import { validate } from "./validate.ts";

const forms: Record<string, StandardSchemaV1> = {
  cancellationForm,
  cardUpdateForm,
  customerForm,
  devicesForm,
  dormantForm,
  emailForm,
  multiReactivationForm,
  packForm,
  passwordForm,
  phoneConfirmationForm,
  planUpdateForm,
  reactivationForm,
  settingsForm,
  termsForm,
};

describe("every form", () => {
  test.each(Object.entries(forms))(
    "%s reports blank fields with codes that have texts",
    (_, form) => {
      const fields = Object.keys(fieldsOf(validate(form, {})));
      const blank = Object.fromEntries(fields.map((field) => [field, ""]));
      const codes = Object.values(fieldsOf(validate(form, { ...blank, ...switchesOff })));
      expect(codes.length).toBeGreaterThan(0);
      expect(codes.filter((code) => !(code in en))).toEqual([]);
    },
  );

  test.each(Object.entries(forms))("%s rejects arbitrary values without throwing", (_, form) => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(fieldsOf(validate(form, value))).not.toEqual({});
      }),
    );
  });
});

/** The blank values of consents and lists, which are not text. */
const switchesOff = {
  textMe: false,
  accepted: false,
  consent: false,
  imeiValid: false,
  reasons: [],
  uses: [],
  devices: [{ imei: "", imeiValid: false, device_name: "", servicePlan: "" }],
  companyName: "",
  customserviceProvider: "",
  comment: "",
};

function fieldsOf(checked: ReturnType<typeof validate>): Readonly<Record<string, string>> {
  return "errors" in checked ? checked.errors : {};
}

describe("validate", () => {
  test("reports the first message of each field, with rows addressed by their index", () => {
    const schema = schemaOf({
      issues: [
        { path: ["devices", 0, "imei"], message: "imei.required" },
        { path: ["devices", { key: 0 }, { key: "imei" }], message: "imei.invalid" },
        { path: ["unit"], message: "unit.required" },
      ],
    });
    expect(validate(schema, {})).toEqual({
      errors: { "devices.0.imei": "imei.required", unit: "unit.required" },
    });
  });

  test("throws for an asynchronous schema", () => {
    expect(() => validate(schemaOf(Promise.resolve({ value: 1 })), {})).toThrow(TypeError);
  });
});

function schemaOf(
  result: StandardSchemaV1.Result<unknown> | Promise<StandardSchemaV1.Result<unknown>>,
): StandardSchemaV1 {
  return { "~standard": { version: 1, vendor: "test", validate: () => result } };
}
