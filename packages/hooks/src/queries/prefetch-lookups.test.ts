import { createClient } from "@waypost/sdk";
import { QueryObserver } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { atWork, soon } from "../../test/at-work.ts";
import { countriesQuery } from "./lookups.ts";

const PATHS = [
  "/info/service_plan/rules",
  "/info/countries",
  "/info/country/250/states",
  "/info/timezones",
  "/info/mobile/service_provider",
  "/info/service_plan/revised",
  "/info/service_plan/revised?category=obd",
  "/info/app_conf?key=discount_3",
  "/info/app_conf?key=discount_12",
];

const succeeded = (work: ReturnType<typeof atWork>) =>
  work.queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === "success").length;

test("the nine lookups are sent in parallel, each of them once", async () => {
  const work = atWork();
  work.sandbox.fault({ call: "*", kind: "hang", times: "always" });
  work.prefetchLookups();
  await soon(() => expect(work.sent("GET").toSorted()).toEqual(PATHS.toSorted()));
});

test.each(PATHS)("the other eight lookups succeed while %s hangs", async (path) => {
  const work = atWork({
    through: (url, pass) => (url.endsWith(`api.example${path}`) ? new Promise(() => {}) : pass()),
  });
  work.prefetchLookups();
  await soon(() => expect(succeeded(work)).toBe(8));
});

test("a lookup is not cancelled when the page that observes it is left before the response", async () => {
  const work = atWork();
  work.sandbox.fault({ call: "listCountries", kind: "slow", milliseconds: 50 });
  work.prefetchLookups();
  await soon(() => expect(work.sent("GET")).toHaveLength(9));
  const countries = countriesQuery(createClient({ baseUrl: "https://api.example" }));
  const observer = new QueryObserver(work.queryClient, { ...countries, enabled: false });
  observer.subscribe(() => {})();
  await soon(() => expect(succeeded(work)).toBe(9));
});
