import { prefetchLookups } from "../queries/prefetch-lookups.ts";
import { expect, test } from "vitest";
import { page as screen } from "vitest/browser";
import { render } from "vitest-browser-react";
import { onPage } from "../../test/on-page.tsx";
import { usePlanCards } from "./use-plan-cards.ts";

const RULES = "/info/service_plan/rules";
const PRICES = "/info/service_plan/revised";

function Plus() {
  const { cards, isPending, isError, features } = usePlanCards("gps", "quarterly", ["coverage"]);
  const plus = cards.find(({ tier }) => tier === "plus");
  const listed = plus?.features.map(({ key }) => key).join(" ");
  return (
    <>
      <p>price: {isPending ? "loading" : isError ? "failed" : plus?.perMonth?.whole}</p>
      <p>
        features {features}: {listed}
      </p>
    </>
  );
}

test("prices do not wait for the plan rules, and until then only the included features are listed", async () => {
  const page = onPage();
  page.answer(PRICES, { status: true, plans: [PLUS] });
  const release = page.hold(RULES);
  void prefetchLookups(page.waypost);
  await render(<Plus />, { wrapper: page.Provider });
  await expect.element(screen.getByText("price: 19")).toBeVisible();
  await expect
    .element(screen.getByText("features loading: coverage", { exact: true }))
    .toBeVisible();
  release();
  await expect.element(screen.getByText(/^features known: coverage .*geofence_/)).toBeVisible();
});

test("rules do not wait for prices, and prices are shown even if the rules fail", async () => {
  const page = onPage();
  page.answer(PRICES, { status: true, plans: [PLUS] });
  page.answer(RULES, { message: "no" }, 400);
  const release = page.hold(PRICES);
  void prefetchLookups(page.waypost);
  await render(<Plus />, { wrapper: page.Provider });
  await expect
    .element(screen.getByText("features failed: coverage", { exact: true }))
    .toBeVisible();
  await expect.element(screen.getByText("price: loading")).toBeVisible();
  release();
  await expect.element(screen.getByText("price: 19")).toBeVisible();
});

const PLUS = { service_plan_id: "plus_quarterly", price: 59.85, duration: 3 };
