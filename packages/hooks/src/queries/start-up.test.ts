import { expect, test, vi } from "vitest";
import { atWork } from "../../test/at-work.ts";

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
  work.startUp();
  await vi.waitFor(() => expect(work.sent("GET").toSorted()).toEqual(NINE.toSorted()));
});

test.each(NINE)("the other eight arrive while %s hangs", async (path) => {
  const work = atWork({ hanging: `api.example${path}` });
  work.startUp();
  await vi.waitFor(() => expect(settled(work)).toBe(8));
});
