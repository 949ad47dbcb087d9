import { prefetchLookups } from "../../queries/prefetch-lookups.ts";
import { expect, test } from "vitest";
import { page as screen } from "vitest/browser";
import { render } from "vitest-browser-react";
import { onPage, type OnPage } from "../../../test/on-page.tsx";
import { useRegistrationList } from "./use-registration-list.ts";

const Options = ({ of, names }: { of: string; names: readonly string[] }) => (
  <p>
    {of}: {names.join(", ")}
  </p>
);

const Lists = () => (
  <>
    <Options of="country" names={useRegistrationList("country").options} />
    <Options of="state" names={useRegistrationList("state").options} />
    <Options
      of="zone"
      names={useRegistrationList("timezone").options.map(({ time_zone }) => time_zone)}
    />
    <Options of="carrier" names={useRegistrationList("serviceProvider").options} />
  </>
);

const COUNTRIES = "/info/countries";
const ZONES = "/info/timezones";

test("the selected value is shown while its list is loading, and is not added to the list afterwards", async () => {
  const page = onPage();
  page.answer(COUNTRIES, { countries: [{ id: 1, country_name: "Atlantis" }] });
  const releases = [page.hold(COUNTRIES), page.hold(ZONES)];
  void prefetchLookups(page.waypost);
  page.send({ type: "visit", step: "customer-information" });
  page.send({ type: "edit-customer", patch: { timezone: "Europe/Berlin" } });
  await render(<Lists />, { wrapper: page.Provider });
  await expect.element(screen.getByText("country: United States")).toBeVisible();
  await expect.element(screen.getByText("zone: Europe/Berlin")).toBeVisible();
  await expect.element(screen.getByText(/^carrier: .*Others$/)).toBeVisible();
  for (const release of releases) release();
  await expect.element(screen.getByText("country: Atlantis")).toBeVisible();
  await expect.element(screen.getByText("zone: America/Chicago")).toBeVisible();
});

test("a list that failed to load has no options", async () => {
  const page = onPage();
  page.answer(COUNTRIES, { message: "no" }, 400);
  void prefetchLookups(page.waypost);
  page.send({ type: "visit", step: "customer-information" });
  await render(<Lists />, { wrapper: page.Provider });
  await expect.element(screen.getByText("zone: America/Chicago")).toBeVisible();
  expect(screen.getByText("country:").element().textContent).toBe("country: ");
});

const OTHER_ID = { countries: [{ id: 233, country_name: "United States" }] };

test.each<[string, (page: OnPage) => void]>([
  ["the countries could not be loaded", (page) => page.answer(COUNTRIES, { message: "no" }, 400)],
  ["the countries do not list it", (page) => page.answer(COUNTRIES, { countries: [] })],
  ["the countries never arrive", (page) => void page.hold(COUNTRIES)],
  [
    "the countries give it another id, without states",
    (page) => {
      page.answer(COUNTRIES, OTHER_ID);
      page.answer("/info/country/233/states", { states: [] });
    },
  ],
  [
    "the countries give it another id, whose states fail",
    (page) => {
      page.answer(COUNTRIES, OTHER_ID);
      page.answer("/info/country/233/states", { message: "no" }, 404);
    },
  ],
])("the initial states are those of the United States if %s", async (_, prepare) => {
  const page = onPage();
  prepare(page);
  void prefetchLookups(page.waypost);
  page.send({ type: "visit", step: "customer-information" });
  await render(<Lists />, { wrapper: page.Provider });
  await expect.element(screen.getByText("state: Texas")).toBeVisible();
});

test("states read by the country's own id replace the initial ones, which no other country shows", async () => {
  const page = onPage();
  page.answer(COUNTRIES, OTHER_ID);
  page.answer("/info/country/233/states", { states: [{ id: 1, state_name: "Nevada" }] });
  void prefetchLookups(page.waypost);
  page.send({ type: "visit", step: "customer-information" });
  await render(<Lists />, { wrapper: page.Provider });
  await expect.element(screen.getByText("state: Nevada")).toBeVisible();
  page.send({ type: "edit-customer", patch: { country: "Atlantis" } });
  await expect.poll(() => screen.getByText("state:").element().textContent).toBe("state: ");
});
