import { prefetchLookups } from "../queries/prefetch-lookups.ts";
import { expect, test } from "vitest";
import { page as screen } from "vitest/browser";
import { render } from "vitest-browser-react";
import { onPage } from "../../test/on-page.tsx";
import { usePlanRules } from "./use-lookups.ts";
import { useFeatureText } from "./use-formats.ts";
import { usePlans } from "./use-plans.ts";

const RULES = "/info/service_plan/rules";
const PRICES = "/info/service_plan/revised";

function Plus() {
  const { plans, isPending, isError } = usePlans({
    kind: "gps",
    period: "quarterly",
    alwaysIncluded: ["coverage"],
  });
  const rules = usePlanRules();
  const features = rules.isPending ? "loading" : rules.isError ? "failed" : "known";
  const plus = plans.find(({ tier }) => tier === "plus");
  const listed = plus?.features.map(({ key }) => key).join(" ");
  return (
    <>
      <p>
        price:{" "}
        {isPending
          ? "loading"
          : isError
            ? "failed"
            : [plus?.name, plus?.price, plus?.perMonth, plus?.discount].join(" ")}
      </p>
      <p>
        features {features}: {listed}
      </p>
    </>
  );
}

test("prices do not wait for the plan rules, and until then only the always included features are listed", async () => {
  const page = onPage();
  page.answer(PRICES, { status: true, plans: [PLUS] });
  const release = page.hold(RULES);
  void prefetchLookups(page.waypost);
  await render(<Plus />, { wrapper: page.Provider });
  await expect.element(screen.getByText("price: Plus 59.85 19.95 10")).toBeVisible();
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
  await expect.element(screen.getByText("price: Plus 59.85 19.95 10")).toBeVisible();
});

test("plans of an own product have the names and features of its lists", async () => {
  const page = onPage({ product: "own" });
  page.answer(PRICES, { status: true, plans: [{ ...PLUS, service_plan_name: "Business" }] });
  const rules = { plus_quarterly: "sos_button=no,geofence_10", pro: "delete_trips" };
  page.answer(RULES, { status: true, plans: rules });
  void prefetchLookups(page.waypost);
  await render(<Plus />, { wrapper: page.Provider });
  await expect.element(screen.getByText("price: Business 59.85 19.95 10")).toBeVisible();
  await expect
    .element(screen.getByText("features known: geofence_ sos_button", { exact: true }))
    .toBeVisible();
});

function Feature({ value }: { value: string | null }) {
  return <p>{useFeatureText()({ key: "sms_alerts_", value }, "yearly")}</p>;
}

test.each([
  ["1200", "1,200 SMS Alerts Yearly"],
  ["unlimited", "unlimited SMS Alerts Yearly"],
  [null, "SMS Alerts Yearly"],
])("the text of a feature with the amount %s is %s", async (value, text) => {
  await render(<Feature value={value} />, { wrapper: onPage().Provider });
  await expect.element(screen.getByText(text, { exact: true })).toBeVisible();
});

const PLUS = { service_plan_id: "plus_quarterly", price: 59.85, duration: 3 };
