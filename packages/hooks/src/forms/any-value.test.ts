import type { StandardSchemaV1 } from "@standard-schema/spec";
import * as fc from "fast-check";
import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { en } from "../messages/en.ts";
import { cardForm } from "./card-form.ts";
import { inWords } from "./in-words.ts";
import { reactivationForm } from "./reactivation-form.ts";
import { refuseExpired } from "./refuse-expired.ts";
import { registrationForm } from "./registration-form.ts";
import { validate } from "./validate.ts";

const today = new Date(2026, 10, 21);

const isForm = (value: unknown): value is StandardSchemaV1 =>
  typeof value === "object" && value !== null && "~standard" in value;

const modules = await Promise.all(
  readdirSync(new URL(".", import.meta.url))
    .filter((file) => file.endsWith("-form.ts"))
    .map((file): Promise<Record<string, unknown>> => import(`./${file}`)),
);

const forms: Record<string, StandardSchemaV1> = {
  ...Object.fromEntries(
    modules.flatMap((found) =>
      Object.entries(found).filter((entry): entry is [string, StandardSchemaV1] =>
        isForm(entry[1]),
      ),
    ),
  ),
  cardForm: cardForm("cardHolder.required.wizard", today),
  reactivationToday: refuseExpired(reactivationForm, () => today),
  wholeNew: registrationForm({ customer: "new", today }),
  wholeExisting: registrationForm({ customer: "existing", today }),
  wholeSaved: registrationForm({ customer: "existing", card: "saved" }),
};

const FIELDS = {
  email: "a@example.com",
  password: "pw",
  confirmPassword: "pw",
  firstName: "Sample",
  lastName: "Customer",
  companyName: "",
  billingAddress: "1 Main St",
  country: "United States",
  city: "Austin",
  state: "Texas",
  zipcode: "73301",
  timezone: "America/Chicago",
  timezonedescription: "",
  serviceProvider: "Others",
  customserviceProvider: "Local",
  phone: "5550001111",
  name: "Sample",
  textMe: true,
  consent: true,
  accepted: true,
  cardHoldername: "Sample Customer",
  cardnumber: "4111111111111111",
  cvc: "123",
  expirationdatemonth: "03",
  expirationdateyear: "2029",
  token: "tok",
  bin: "411111",
  last_4: "1111",
  firstSix: "411111",
  unit: "MPH",
  imei: "350000000000001",
  imeiValid: true,
  imeis: ["350000000000001"],
  reasons: ["Other"],
  uses: ["Other"],
  comment: "Bye",
  servicePlan: "plus",
  paying: "true",
  pack: "sms_100",
  mobile_carrier: "Big Carrier",
};
const ROW = {
  imei: "350000000000001",
  imeiValid: true,
  device_name: "Van",
  device_model: "GL300",
  category: "gps",
  servicePlan: "plus",
};

/** A complete value for any of the forms, in which arbitrary values replace single fields. */
const almost = (anything: fc.Arbitrary<unknown>) => {
  const damaged = (complete: Readonly<Record<string, unknown>>) =>
    fc.record(
      Object.fromEntries(
        Object.entries(complete).map(([name, value]) => [
          name,
          fc.oneof(
            { weight: 20, arbitrary: fc.constant(value) },
            { weight: 1, arbitrary: anything },
          ),
        ]),
      ),
    );
  const rows = fc.oneof(
    fc.array(fc.oneof({ weight: 4, arbitrary: damaged(ROW) }, { weight: 1, arbitrary: anything })),
    anything,
  );
  const flat = fc.tuple(damaged(FIELDS), rows).map(([all, devices]) => ({ ...all, devices }));
  return fc.oneof(
    flat,
    flat.map((part) => ({ customer: part, activation: part, payment: part, terms: part })),
    anything,
  );
};

const messagesOf = (form: StandardSchemaV1, value: unknown): string[] => {
  const result = form["~standard"].validate(value);
  if (result instanceof Promise) throw new Error("asynchronous");
  return (result.issues ?? []).map(({ message }) => message);
};

describe("every form", () => {
  test("is tested", () => {
    expect(Object.keys(forms).length).toBeGreaterThan(20);
  });

  test.each(Object.entries(forms))("%s rejects any value with message codes only", (_, form) => {
    const values = almost(fc.oneof(fc.anything(), fc.jsonValue(), fc.constant(undefined)));
    const codes = new Set<string>();
    fc.assert(
      fc.property(values, (value) => {
        for (const code of messagesOf(form, value)) codes.add(code);
      }),
      { numRuns: 300 },
    );
    expect([...codes].filter((code) => !Object.hasOwn(en, code))).toEqual([]);
    expect(codes.size).toBeGreaterThan(0);
  });

  test.each(Object.entries(forms))("%s has a text for each of them in the catalogue", (_, form) => {
    const spoken = inWords(form, en);
    const texts = new Set<string>(Object.values(en).filter((text) => typeof text === "string"));
    fc.assert(
      fc.property(almost(fc.jsonValue()), (value) => {
        const said = messagesOf(spoken, value);
        const checked = validate(form, value);
        expect(said).toHaveLength("errors" in checked ? Object.keys(checked.errors).length : 0);
        expect(said.filter((text) => !texts.has(text))).toEqual([]);
      }),
    );
  });

  test.each(Object.entries(forms))("%s accepts its own output", (_, form) => {
    const part = { ...FIELDS, devices: [ROW] };
    const whole = { customer: part, activation: part, payment: part, terms: part };
    const given = validate(form, { ...part, ...whole });
    if ("errors" in given) throw new Error(JSON.stringify(given.errors));
    expect(validate(form, given.value)).toEqual(given);
  });
});
