import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { packName, packsForSale, smsPacksFor } from "./packs.ts";

describe("the name of a pack", () => {
  test.each([
    ["100 SMS", "100 SMS"],
    ["100 SMS - International", "100 SMS"],
    ["500 SMS", "500 SMS"],
    ["500 SMS-Canada", "500 SMS"],
    ["ETA 50-monthly-x", "ETA 50"],
    [null, ""],
  ])("%j is shown as %j", (name, shown) => {
    expect(packName(name)).toBe(shown);
  });

  test("never contains a hyphen, and does not change when it is shortened again", () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        expect(packName(name)).not.toContain("-");
        expect(packName(packName(name))).toBe(packName(name));
      }),
    );
  });
});

const packOf = (service_plan_name: string | null, price: number | null) => ({
  service_plan_id: "sms",
  service_plan_name,
  email_content: null,
  price,
  duration: null,
  plan_description: null,
  category: "sms_pack",
});

test("a pack without a name or a price cannot be bought", () => {
  const whole = packOf("100 SMS", 0);
  const packs = [packOf(null, 5), packOf(" - ", 5), packOf("50 SMS", null), whole];
  expect(packsForSale(packs)).toEqual([whole]);
});

describe("the SMS packs for a visitor", () => {
  const packs = ["100 SMS", "100 SMS - International", "500 SMS", "500 SMS-Canada"].map(
    (service_plan_name) => ({ service_plan_name }),
  );
  const listed = (country: string | undefined) =>
    smsPacksFor(packs, country).map(({ service_plan_name }) => service_plan_name);

  test.each(["US", "us", " US ", " ", "", undefined])("from %j are those of the US", (country) => {
    expect(listed(country)).toEqual(["100 SMS", "500 SMS"]);
  });

  test("from elsewhere are those with a hyphen", () => {
    expect(listed("CA")).toEqual(["100 SMS - International", "500 SMS-Canada"]);
  });

  test("are in exactly one of the two lists, whatever their name", () => {
    const any = fc.array(fc.record({ service_plan_name: fc.option(fc.string()) }));
    fc.assert(
      fc.property(any, (offered) => {
        const both = [...smsPacksFor(offered, "US"), ...smsPacksFor(offered, "FR")];
        expect(new Set(both)).toEqual(new Set(offered));
        expect(both).toHaveLength(offered.length);
      }),
    );
  });
});
