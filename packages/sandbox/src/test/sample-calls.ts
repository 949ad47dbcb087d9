import { iccidOf } from "../index.ts";
import { card, gpsDevice, newCustomer, returningCustomer, savedCard } from "./test-sandbox.ts";

interface SampleCall {
  /** Path and query. */
  path: string;
  payload?: unknown;
}

const customer_id = 1001;
const van = "358000000000001";
const trailer = "358000000000003";
const email = "returning@example.com";
const device = { imei: van, iccid: iccidOf(van), email };

/** One call of each operation that the returning customer can make in a fresh sandbox. */
export const sampleCalls: Record<string, SampleCall> = {
  listCountries: { path: "/info/countries" },
  listStates: { path: "/info/country/250/states" },
  listTimeZones: { path: "/info/timezones" },
  listMobileProviders: { path: "/info/mobile/service_provider" },
  listPlanRules: { path: "/info/service_plan/rules" },
  listServicePlans: { path: "/info/service_plan/revised?category=obd" },
  getAppConfig: { path: "/info/app_conf?key=discount_3" },
  checkEmail: { path: `/info/check/email/${encodeURIComponent(email)}` },
  customerCards: {
    path: "/auth/customer/cards",
    payload: { customer_id, password: "waypost-demo" },
  },
  checkImei: { path: `/info/imei_validation/${gpsDevice.imei}` },
  register: { path: "/auth/register", payload: newCustomer },
  registerCharge: {
    path: "/auth/register/charge",
    payload: { ...returningCustomer, ...savedCard },
  },
  loadDeviceSettings: { path: `/api/device/settings/${van}?category=gps` },
  saveDeviceSettings: { path: `/api/device/settings/${van}?category=gps` },
  updateOdometer: {
    path: "/api/odometer/update?category=gps",
    payload: { imei: van, odometer_value: "160.934" },
  },
  validateCancellationImei: { path: `/info/cancel/validate/${van}` },
  cancelSubscription: {
    path: "/auth/subscription/cancel",
    payload: {
      cancelation_reason: "Price concerns",
      comment: "We sold the van.",
      email,
      first_name: "Rita",
      how_gps_tracker: "Other",
      imei: van,
      last_name: "Returning",
      phone_number: "15550001001",
    },
  },
  listReactivationDevices: { path: "/auth/re-activation/devices/1001" },
  getReactivationDeviceInfo: { path: `/auth/re-activation/device/info/1001/${trailer}` },
  reactivate: {
    path: "/auth/re-activation/device/reactivate",
    payload: { customer_id, credit_card: card, imei: trailer, service_plan: "plus" },
  },
  reactivateCharge: {
    path: "/auth/re-activation/charge/reactivate",
    payload: { customer_id, credit_card: card, imei: trailer, service_plan: "plus" },
  },
  reactivateMany: {
    path: "/auth/re-activation/multi/device/reactivate",
    payload: {
      customer_id,
      credit_card: card,
      devices: [{ imei: trailer, device_plan: "plus" }],
    },
  },
  listPlanUpdateDevices: { path: "/info/imei/list/1001" },
  updatePlan: {
    path: "/auth/device/update/plan",
    payload: { customer_id, imei: van, service_plan_id: "pro" },
  },
  validateCard: { path: "/info/card/validate/1001/424242" },
  updateCard: { path: "/auth/credit-card/update", payload: { customer_id, credit_card: card } },
  payDormantFee: {
    path: "/auth/dormant-fees",
    payload: { ...device, customer_id, paying: true, credit_card: card },
  },
  listDormantDevices: { path: "/auth/dormant-mode/activated?customer_id=1001" },
  cancelDormant: {
    path: "/auth/dormant-mode/cancel",
    payload: { customer_id, imei: "358000000000005" },
  },
  buySmsPack: {
    path: "/auth/buy/sms/pack",
    payload: { customer_id, sms_pack_id: "sms_250", autorenew_sms_pack: true },
  },
  buyEtaPack: { path: "/auth/buy/eta-routing/pack", payload: { customer_id, eta_id: "eta_50" } },
};
