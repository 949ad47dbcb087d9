import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { onPage } from "../../../test/on-page.tsx";
import { useRegistrationSummary } from "./use-registration-summary.ts";

const html = (page: ReturnType<typeof onPage>, Part: () => string) =>
  renderToString(createElement(page.Provider, null, createElement(Part)));

test.each([
  [6, "10.00"],
  [null, "unknown"],
])(
  "the price per month of a plan is computed from its own duration, here %s months",
  async (duration, shown) => {
    const page = onPage();
    const plan = {
      service_plan_id: "plus_quarterly",
      service_plan_name: null,
      email_content: null,
      price: 60,
      duration,
    };
    page.send({ type: "choose-plan", id: "1", plan });
    await page.until(({ form: { activation } }) => activation.devices[0]?.price === 60);
    expect(html(page, () => useRegistrationSummary().rows[0]?.perMonth ?? "unknown")).toBe(shown);
  },
);
