import { expect, test } from "vitest";
import { testSandbox } from "./test/test-sandbox.ts";

const { get } = testSandbox({ devicesPerKind: 1 });

async function list(path: string, key: string): Promise<Record<string, unknown>[]> {
  const { body } = await get(path);
  return body?.[key] as Record<string, unknown>[];
}

test("the United States has the id for which the portal loads states", async () => {
  const countries = await list("/info/countries", "countries");
  expect(countries).toContainEqual({ id: 250, country_name: "United States" });
  expect(new Set(countries.map(({ id }) => id)).size).toBe(countries.length);
});

test("states are listed for a country that has them", async () => {
  const states = await list("/info/country/250/states", "states");
  expect(states).toHaveLength(51);
  expect(states.map(({ state_name }) => state_name)).toContain("Texas");
});

test.each(["Canada", "Mexico", "Australia", "Brazil"])("%s has states", async (country) => {
  const countries = await list("/info/countries", "countries");
  const id = countries.find(({ country_name }) => country_name === country)?.id;
  expect((await list(`/info/country/${String(id)}/states`, "states")).length).toBeGreaterThan(5);
});

test.each(["1", "9999", "nonsense"])("country %s has no states to choose from", async (id) => {
  expect(await list(`/info/country/${id}/states`, "states")).toEqual([]);
});

test("time zones have a description", async () => {
  expect(await list("/info/timezones", "time_zone")).toContainEqual({
    id: expect.any(Number),
    time_zone: "America/Chicago",
    description: "Central Time (US & Canada)",
  });
});

test("mobile carriers are listed", async () => {
  const providers = await list("/info/mobile/service_provider", "providers");
  expect(providers.map(({ mobile_provider_name }) => mobile_provider_name)).toContain("Verizon");
});

const ids = (...tiers: string[]) =>
  tiers.flatMap((tier) => [tier, `${tier}_quarterly`, `${tier}_yearly`]);

test.each([
  ["", ids("standard", "plus", "pro")],
  ["?category=obd", ids("standard_obd", "plus_obd", "pro_obd")],
])("nine plans are listed for %j", async (query, expected) => {
  const plans = await list(`/info/service_plan/revised${query}`, "plans");
  expect(plans.map(({ service_plan_id }) => service_plan_id)).toEqual(expected);
});

test("a longer plan costs less per month, by at most the configured discount", async () => {
  for (const query of ["", "?category=obd"]) {
    const plans = await list(`/info/service_plan/revised${query}`, "plans");
    const monthly = (id: string) => {
      const plan = plans.find(({ service_plan_id }) => service_plan_id === id);
      return Number(plan?.price) / Number(plan?.duration);
    };
    for (const { service_plan_id } of plans.filter(({ duration }) => duration === 1)) {
      const id = String(service_plan_id);
      const saved = (period: string) => 1 - monthly(`${id}${period}`) / monthly(id);
      expect(saved("_quarterly")).toBeGreaterThan(0.05);
      expect(saved("_quarterly")).toBeLessThanOrEqual(0.1);
      expect(saved("_yearly")).toBeGreaterThan(0.1);
      expect(saved("_yearly")).toBeLessThanOrEqual(0.15);
    }
  }
});

test("each of the 18 plans has rules with documented feature keys", async () => {
  const keys =
    /^(coverage|data_retaintion_month_\d+|geofence_\d+|customer_report_\d+|sms_alerts_\d+|gsensor_enable|sos_button|shareable_live_map|gpx_routing|allow_second_phone_number|telemetry_data|delete_trips|delete_reports|towing_alert|harsh_behaviour|crash_detection|driver_score)$/;
  const rules = await list("/info/service_plan/rules", "plans");
  expect(rules).toHaveLength(18);
  for (const plan of rules)
    for (const feature of String(plan.rules).split(",")) expect(feature).toMatch(keys);
});

test("the names of SMS packs contain a dash except for those in the US", async () => {
  const packs = await list("/info/service_plan/revised?category=sms_pack", "plans");
  const names = packs.map(({ service_plan_name }) => String(service_plan_name));
  expect(names.filter((name) => name.includes("-"))).toHaveLength(3);
  expect(names.filter((name) => !name.includes("-"))).toHaveLength(3);
});

test("ETA packs are sold", async () => {
  const packs = await list("/info/service_plan/revised?category=eta_pack", "plans");
  expect(packs.length).toBeGreaterThan(0);
});

test.each([
  ["discount_3", "10"],
  ["discount_12", "15"],
])("the configuration contains %s", async (key, key_value) => {
  const { body } = await get(`/info/app_conf?key=${key}`);
  expect(body).toEqual({ status: true, value: { key, key_value } });
});

test("an unknown configuration key is a failure", async () => {
  const { body } = await get("/info/app_conf?key=nothing");
  expect(body).toEqual({ status: false, message: "Unknown key" });
});
