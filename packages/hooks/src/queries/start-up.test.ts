import { createClient } from "@waypost/sdk";
import { QueryObserver } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { atWork, soon } from "../../test/at-work.ts";
import { countriesQuery } from "./lookups.ts";

const NINE = [
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

const settled = (work: ReturnType<typeof atWork>) =>
  work.queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === "success").length;

test("the nine reads of the start go out in one wave, each once", async () => {
  const work = atWork();
  work.sandbox.fault({ call: "*", kind: "hang", times: "always" });
  work.prefetchLookups();
  await soon(() => expect(work.sent("GET").toSorted()).toEqual(NINE.toSorted()));
});

test.each(NINE)("the other eight arrive while %s hangs", async (path) => {
  const work = atWork({
    through: (url, pass) => (url.endsWith(`api.example${path}`) ? new Promise(() => {}) : pass()),
  });
  work.prefetchLookups();
  await soon(() => expect(settled(work)).toBe(8));
});

test("a list is not given up when the page that watched it is left before it arrived", async () => {
  const work = atWork();
  work.sandbox.fault({ call: "listCountries", kind: "slow", milliseconds: 50 });
  work.prefetchLookups();
  await soon(() => expect(work.sent("GET")).toHaveLength(9));
  const countries = countriesQuery(createClient({ baseUrl: "https://api.example" }));
  const watching = new QueryObserver(work.queryClient, { ...countries, enabled: false });
  watching.subscribe(() => {})();
  await soon(() => expect(settled(work)).toBe(9));
});
