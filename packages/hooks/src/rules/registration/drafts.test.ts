import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hasUnit, initialCustomer, initialPayment, initialTerms, newDevice } from "./drafts.ts";
import { SECRET_FIELDS, withoutSecrets } from "./without-secrets.ts";

describe("a fresh registration", () => {
  test("has the country United States and nothing else filled in", () => {
    const { country, ...others } = initialCustomer;
    expect(country).toBe("United States");
    expect(Object.values(others).filter((value) => value !== "" && value !== false)).toEqual([]);
  });

  test("has device rows whose plans are highlighted but not chosen", () => {
    expect(newDevice("7")).toEqual({
      id: "7",
      imei: "",
      device_name: "",
      device_model: "",
      category: "",
      servicePlan: "",
      plan_name: "",
      errormessage: "",
      duration: null,
      price: null,
      plantype: "plus_quarterly",
      plantypeobd: "plus_obd_quarterly",
      error: false,
    });
  });

  test("has neither a card nor a saved one", () => {
    expect(Object.values(initialPayment).every((value) => value === "")).toBe(true);
    expect(Object.keys(initialPayment)).toHaveLength(8);
  });

  test("has no consent yet", () => {
    expect(initialTerms.accepted).toBe(false);
  });
});

test("an activation is complete once its unit was chosen", () => {
  const activation = { gpsdevices: "1", unit: "", devices: [newDevice("1")] } as const;
  expect(hasUnit(activation)).toBe(false);
  expect(hasUnit({ ...activation, unit: "KMH" })).toBe(true);
});

describe("the stored draft", () => {
  test("has no password and no card data, and keeps everything else", () => {
    const customer = {
      ...initialCustomer,
      email: "a@b",
      password: "MARK",
      confirmPassword: "MARK",
    };
    const card = { cardnumber: "MARK", cvc: "MARK" };
    const savedCard = { token: "MARK", bin: "MARK", last_4: "MARK" };
    const payment = { ...initialPayment, cardHoldername: "Sam", ...card, ...savedCard };
    expect(withoutSecrets(customer)).toEqual({ ...initialCustomer, email: "a@b" });
    expect(withoutSecrets(payment)).toEqual({ ...initialPayment, cardHoldername: "Sam" });
  });

  test("has the same shape for any draft, and no secrets left", () => {
    const texts = {
      password: fc.string(),
      confirmPassword: fc.string(),
      cardnumber: fc.string(),
      cvc: fc.string(),
      token: fc.string(),
      bin: fc.string(),
      last_4: fc.string(),
      city: fc.string(),
    };
    fc.assert(
      fc.property(fc.record(texts, { requiredKeys: [] }), (draft) => {
        const stored = withoutSecrets(draft);
        expect(Object.keys(stored)).toEqual(Object.keys(draft));
        expect(withoutSecrets(stored)).toEqual(stored);
        expect(SECRET_FIELDS.every((field) => (stored[field] ?? "") === "")).toBe(true);
      }),
    );
  });
});
