import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { onPage } from "../../../test/on-page.tsx";
import { useRegistrationConfirm } from "./use-registration-confirm.ts";
import { useRegistrationSummary } from "./use-registration-summary.ts";

const TODAY = new Date(2026, 10, 21, 12);

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
    await page.until(({ activation }) => activation.devices[0]?.price === 60);
    expect(html(page, () => useRegistrationSummary().rows[0]?.perMonth ?? "unknown")).toBe(shown);
  },
);

test.each([
  ["4111 1111 1111 1234", "Paid with Visa ending in 1234"],
  ["9999 1111 1111 1234", "Paid with card ending in 1234"],
])("the confirmation shows the last four digits of the new card %s", async (cardnumber, text) => {
  const page = onPage();
  page.send({ type: "edit-card", patch: { cardnumber }, today: TODAY });
  await page.until(({ payment }) => payment.cardnumber !== "");
  expect(html(page, () => useRegistrationConfirm().cardText)).toBe(text);
});

test.each([
  [{ bin: "378282", last_4: "0005" }, "Paid with American Express ending in 0005"],
  [{ bin: "", last_4: "" }, "Paid with card ending in ••••"],
])("the confirmation shows the last four digits of the saved card %j", async (card, text) => {
  const page = onPage();
  page.send({ type: "edit-card", patch: { ...card, token: "card_1" }, today: TODAY });
  await page.until(({ payment }) => payment.token !== "");
  expect(html(page, () => useRegistrationConfirm().cardText)).toBe(text);
});
