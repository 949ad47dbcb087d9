import { loadContract, payloadExamples } from "../../../openapi/load.ts";
import type { CallOptions, Client, GpsSettings, NewCustomerRegistration } from "../src/index.ts";

/** A call of one operation, with arguments that conform to the contract. */
export interface SampleCall {
  name: string;
  endpoint: string;
  call: (client: Client, options?: CallOptions) => Promise<unknown>;
  /** The query string that this call sends. */
  query?: string;
  /** True for the five calls that send the token. */
  token?: true;
  /** True if the body of the reply is not documented. */
  unspecified?: true;
}

export const customer_id = 1001;
export const imei = "350000000000001";

export const credit_card = {
  cardholder_name: "Sample Customer",
  cvv: "987",
  expiration_date: "03/2029",
  number: "4111222233334444",
};

export const password = "marked-password";

const device = { imei, device_name: "Van", device_model: "GL300", device_plan: "plus_quarterly" };

/** The documented example of a new customer's payload. */
export const newCustomer: NewCustomerRegistration = {
  first_name: "Sample",
  last_name: "Customer",
  email: "customer@example.com",
  company: "",
  phone_number: "5550001111",
  password,
  comfirm_email: "customer@example.com",
  state: "Texas",
  city: "Austin",
  mobile_carrier: "Local Carrier",
  language: "English",
  address: "1 Main St",
  country: "United States",
  zip: "73301",
  time_zone: "America/Chicago",
  time_zone_description: "Central",
  credit_card,
  devices: [device],
  uom: "MPH",
};

const path = "/api/device/settings/{imei}";

/** The contract's example of GPS settings. */
export const settings = payloadExamples(await loadContract(), "put", path).gps as GpsSettings;

const reactivation = { credit_card, customer_id, imei, service_plan: "plus_quarterly" };
const odometer = { imei, odometer_value: "160.934" };

/** One call of each operation. */
export const sampleCalls: SampleCall[] = [
  {
    name: "lookups.countries",
    endpoint: "GET /info/countries",
    call: (client, options) => client.lookups.countries(options),
  },
  {
    name: "lookups.states",
    endpoint: "GET /info/country/{countryId}/states",
    call: (client, options) => client.lookups.states(250, options),
  },
  {
    name: "lookups.timeZones",
    endpoint: "GET /info/timezones",
    call: (client, options) => client.lookups.timeZones(options),
  },
  {
    name: "lookups.mobileProviders",
    endpoint: "GET /info/mobile/service_provider",
    call: (client, options) => client.lookups.mobileProviders(options),
  },
  {
    name: "lookups.servicePlans",
    endpoint: "GET /info/service_plan/revised",
    query: "?category=obd",
    call: (client, options) => client.lookups.servicePlans("obd", options),
  },
  {
    name: "lookups.planRules",
    endpoint: "GET /info/service_plan/rules",
    call: (client, options) => client.lookups.planRules(options),
  },
  {
    name: "lookups.appConfig",
    endpoint: "GET /info/app_conf",
    query: "?key=discount_3",
    call: (client, options) => client.lookups.appConfig("discount_3", options),
  },
  {
    name: "registration.checkEmail",
    endpoint: "GET /info/check/email/{email}",
    call: (client, options) => client.registration.checkEmail("customer@example.com", options),
  },
  {
    name: "registration.customerCards",
    endpoint: "POST /auth/customer/cards",
    call: (client, options) =>
      client.registration.customerCards({ customer_id, password }, options),
  },
  {
    name: "registration.checkImei",
    endpoint: "GET /info/imei_validation/{imei}",
    call: (client, options) => client.registration.checkImei(imei, options),
  },
  {
    name: "registration.register",
    endpoint: "POST /auth/register",
    call: (client, options) => client.registration.register(newCustomer, options),
  },
  {
    name: "registration.registerCharge",
    endpoint: "POST /auth/register/charge",
    call: (client, options) => client.registration.registerCharge(newCustomer, options),
  },
  {
    name: "deviceSettings.load",
    endpoint: "GET /api/device/settings/{imei}",
    query: "?category=gps",
    token: true,
    call: (client, options) => client.deviceSettings.load(imei, "gps", options),
  },
  {
    name: "deviceSettings.save",
    endpoint: "PUT /api/device/settings/{imei}",
    query: "?category=gps",
    token: true,
    unspecified: true,
    call: (client, options) => client.deviceSettings.save(imei, "gps", settings, options),
  },
  {
    name: "deviceSettings.updateOdometer",
    endpoint: "POST /api/odometer/update",
    query: "?category=obd",
    token: true,
    unspecified: true,
    call: (client, options) => client.deviceSettings.updateOdometer("obd", odometer, options),
  },
  {
    name: "cancellation.validateImei",
    endpoint: "GET /info/cancel/validate/{imei}",
    unspecified: true,
    call: (client, options) => client.cancellation.validateImei(imei, options),
  },
  {
    name: "cancellation.cancel",
    endpoint: "POST /auth/subscription/cancel",
    call: (client, options) =>
      client.cancellation.cancel(
        {
          cancelation_reason: "Price concerns,Inaccurate, inconsistent readings",
          comment: "We sold the van.",
          email: "customer@example.com",
          first_name: "Sample",
          how_gps_tracker: "Theft prevention",
          imei,
          last_name: "Customer",
          phone_number: "15550001111",
        },
        options,
      ),
  },
  {
    name: "reactivation.devices",
    endpoint: "GET /auth/re-activation/devices/{customer_id}",
    call: (client, options) => client.reactivation.devices(customer_id, options),
  },
  {
    name: "reactivation.deviceInfo",
    endpoint: "GET /auth/re-activation/device/info/{customer_id}/{imei}",
    call: (client, options) => client.reactivation.deviceInfo(customer_id, imei, options),
  },
  {
    name: "reactivation.reactivate",
    endpoint: "POST /auth/re-activation/device/reactivate",
    call: (client, options) => client.reactivation.reactivate(reactivation, options),
  },
  {
    name: "reactivation.reactivateCharge",
    endpoint: "POST /auth/re-activation/charge/reactivate",
    call: (client, options) => client.reactivation.reactivateCharge(reactivation, options),
  },
  {
    name: "reactivation.reactivateMany",
    endpoint: "POST /auth/re-activation/multi/device/reactivate",
    call: (client, options) =>
      client.reactivation.reactivateMany(
        { credit_card, customer_id, devices: [{ imei, device_plan: "plus_quarterly" }] },
        options,
      ),
  },
  {
    name: "planUpdate.devices",
    endpoint: "GET /info/imei/list/{customer_id}",
    call: (client, options) => client.planUpdate.devices(customer_id, options),
  },
  {
    name: "planUpdate.update",
    endpoint: "POST /auth/device/update/plan",
    unspecified: true,
    call: (client, options) =>
      client.planUpdate.update(
        { customer_id: String(customer_id), imei, service_plan_id: "pro_yearly" },
        options,
      ),
  },
  {
    name: "cardUpdate.validateCard",
    endpoint: "GET /info/card/validate/{customer_id}/{first6}",
    call: (client, options) => client.cardUpdate.validateCard(customer_id, "411111", options),
  },
  {
    name: "cardUpdate.update",
    endpoint: "POST /auth/credit-card/update",
    call: (client, options) => client.cardUpdate.update({ credit_card, customer_id }, options),
  },
  {
    name: "dormant.payFee",
    endpoint: "POST /auth/dormant-fees",
    call: (client, options) =>
      client.dormant.payFee(
        {
          customer_id,
          imei,
          iccid: "8901000000000000001",
          email: "customer@example.com",
          paying: true,
          credit_card,
        },
        options,
      ),
  },
  {
    name: "dormant.activated",
    endpoint: "GET /auth/dormant-mode/activated",
    query: "?customer_id=1001",
    token: true,
    call: (client, options) => client.dormant.activated(customer_id, options),
  },
  {
    name: "dormant.cancel",
    endpoint: "POST /auth/dormant-mode/cancel",
    token: true,
    call: (client, options) => client.dormant.cancel({ customer_id, imei }, options),
  },
  {
    name: "packs.buySms",
    endpoint: "POST /auth/buy/sms/pack",
    call: (client, options) =>
      client.packs.buySms(
        { customer_id, sms_pack_id: "sms_100", autorenew_sms_pack: true },
        options,
      ),
  },
  {
    name: "packs.buyEta",
    endpoint: "POST /auth/buy/eta-routing/pack",
    call: (client, options) => client.packs.buyEta({ customer_id, eta_id: "eta_50" }, options),
  },
];

const isCards = ({ name }: SampleCall) => name === "registration.customerCards";
const isGet = ({ endpoint }: SampleCall) => endpoint.startsWith("GET ");

/** The reads that may be sent again. */
export const reads = sampleCalls.filter(isGet);
/** The only read that is a POST. It is sent once. */
export const cardsCall = sampleCalls.filter(isCards);
export const writes = sampleCalls.filter((sample) => !isGet(sample) && !isCards(sample));
