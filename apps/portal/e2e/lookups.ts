/** The lookups of the registration by call. */
export const LOOK_UPS = [
  "GET /info/service_plan/rules",
  "GET /info/countries",
  "GET /info/country/{countryId}/states",
  "GET /info/timezones",
  "GET /info/mobile/service_provider",
  "GET /info/service_plan/revised",
  "GET /info/app_conf",
];
