import { prefetchLookups } from "../queries/prefetch-lookups.ts";
import { Component, Suspense, useState, type ReactNode } from "react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { LOOKUP_PATHS } from "../../test/canned-api.ts";
import { onPage, type OnPage } from "../../test/on-page.tsx";
import type { Services } from "../services.ts";
import { useCountries, useDiscounts, useServicePlans, useTimeZones } from "./use-lookups.ts";
import type { Lookup } from "./use-read.ts";

function List({ of, names }: { of: Lookup<unknown>; names: readonly string[] }) {
  return (
    <p>
      {of.isPending ? "loading" : names.join(", ")}
      {of.isError && <button onClick={of.refetch}>Try again</button>}
    </p>
  );
}

function Countries() {
  const countries = useCountries();
  return <List of={countries} names={countries.data.map((country) => country.country_name)} />;
}

function TimeZones() {
  const zones = useTimeZones();
  return <List of={zones} names={zones.data.map(({ time_zone }) => time_zone)} />;
}

const Discounts = () => <p>{JSON.stringify(useDiscounts().data)}</p>;

const shown = (page: OnPage) =>
  render(
    <>
      <Countries />
      <TimeZones />
      <Discounts />
    </>,
    { wrapper: page.Provider },
  );

const COUNTRIES = "/info/countries";
const DISCOUNT_3 = "/info/app_conf?key=discount_3";
const DISCOUNT_12 = "/info/app_conf?key=discount_12";
const countOf = ({ calls }: OnPage, path: string) => calls.filter((call) => call === path).length;

test("a list is shown as soon as it has loaded, and the other lists do not wait for it", async () => {
  const page = onPage();
  const release = page.hold(COUNTRIES);
  void prefetchLookups(page.waypost);
  const screen = await shown(page);
  await expect.element(screen.getByText("America/Chicago")).toBeVisible();
  await expect.element(screen.getByText('{"quarterly":10,"yearly":15}')).toBeVisible();
  await expect.element(screen.getByText("loading")).toBeVisible();
  release();
  await expect.element(screen.getByText("United States")).toBeVisible();
});

test("a failed list is empty and can be retried with one request", async () => {
  const page = onPage();
  page.answer(COUNTRIES, { message: "no" }, 400);
  void prefetchLookups(page.waypost);
  const screen = await shown(page);
  const refetch = screen.getByRole("button", { name: "Try again" });
  await expect.element(refetch).toBeVisible();
  await expect.element(screen.getByText("America/Chicago")).toBeVisible();
  page.answer(COUNTRIES, { countries: [{ id: 250, country_name: "United States" }] });
  await refetch.click();
  await expect.element(screen.getByText("United States")).toBeVisible();
  await expect.element(refetch).not.toBeInTheDocument();
  expect(countOf(page, COUNTRIES)).toBe(2);
});

test("each list is requested once, when it is first used", async () => {
  const page = onPage();
  const screen = await shown(page);
  await expect.element(screen.getByText("United States")).toBeVisible();
  await expect.element(screen.getByText('{"quarterly":10,"yearly":15}')).toBeVisible();
  await screen.unmount();
  await shown(page);
  expect(page.calls.toSorted()).toEqual(
    [COUNTRIES, "/info/timezones", DISCOUNT_3, DISCOUNT_12].toSorted(),
  );
});

function Plans() {
  const [kind, show] = useState<"gps" | "obd">("gps");
  const { isPending, isError } = useServicePlans(kind);
  const other = kind === "gps" ? "obd" : "gps";
  return (
    <button onClick={() => show(other)}>
      {kind}: {isPending ? "loading" : isError ? "failed" : "here"}
    </button>
  );
}

test("a failed list is not requested again by a component that shows another list", async () => {
  const page = onPage();
  page.answer("/info/service_plan/revised", { message: "no" }, 400);
  const screen = await render(<Plans />, { wrapper: page.Provider });
  for (const shownText of ["gps: failed", "obd: here", "gps: failed"]) {
    await expect.element(screen.getByText(shownText)).toBeVisible();
    await screen.getByRole("button").click();
  }
  expect(countOf(page, "/info/service_plan/revised")).toBe(1);
});

test("a failed list is not requested again by a page that opens later", async () => {
  const page = onPage();
  page.answer(COUNTRIES, { message: "no" }, 400);
  const screen = await shown(page);
  await expect.element(screen.getByRole("button", { name: "Try again" })).toBeVisible();
  await screen.unmount();
  const again = await shown(page);
  await expect.element(again.getByRole("button", { name: "Try again" })).toBeVisible();
  expect(countOf(page, COUNTRIES)).toBe(1);
});

class Boundary extends Component<{ children: ReactNode }, { text: string }> {
  override state = { text: "" };
  static getDerivedStateFromError(error: Error) {
    return { text: error.message };
  }
  override render() {
    return this.state.text === "" ? this.props.children : <p>failed: {this.state.text}</p>;
  }
}

const suspended = (page: OnPage) =>
  render(
    <Boundary>
      <Suspense fallback="waiting">
        <Countries />
      </Suspense>
    </Boundary>,
    { wrapper: page.Provider, createRootOptions: { onCaughtError: () => {} } },
  );

test("the page suspends while the services are loading, and loads them once", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  let loads = 0;
  const page = onPage({
    services: async (services: Services) => {
      loads += 1;
      await promise;
      return services;
    },
  });
  const screen = await suspended(page);
  await expect.element(screen.getByText("waiting")).toBeVisible();
  void prefetchLookups(page.waypost);
  resolve();
  await expect.element(screen.getByText("United States")).toBeVisible();
  expect(loads).toBe(1);
  expect(page.calls.toSorted()).toEqual(LOOKUP_PATHS.toSorted());
});

test("services that fail to load throw into the error boundary, and rendering does not retry", async () => {
  let loads = 0;
  const page = onPage({
    services: async (services) => {
      loads += 1;
      if (loads === 1) throw new Error("offline");
      return services;
    },
  });
  const screen = await suspended(page);
  await expect.element(screen.getByText("failed: offline")).toBeVisible();
  expect(loads).toBe(1);
  await screen.unmount();
  void prefetchLookups(page.waypost);
  const again = await suspended(page);
  await expect.element(again.getByText("United States")).toBeVisible();
  expect(loads).toBe(2);
});
