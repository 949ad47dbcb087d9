import { expect, test } from "vitest";
import { hasFocus } from "./customer.ts";
import { planField } from "./device-kit.ts";
import { eventually } from "./kit.ts";
import { atPicker, card, choosePlan, offers, openPicker, picker } from "./plan-kit.ts";
import { selectSave, tab, ticked, withoutPrice, withRules } from "./plan-kit.ts";

test("a plan is chosen by its card or at the foot, which names it, and it alone is marked as selected then", async () => {
  const { page } = await atPicker();
  await offers(page, "Plus, Quarterly · $59.85");
  await card(page, "Plus").getByText("You save $24.00 a year against monthly").waitFor();
  const chart = picker(page).getByRole("table", { name: /^Battery life/ });
  await chart.getByRole("row", { name: "5 sec Plus and Pro 2-3 days" }).waitFor();
  await tab(page, "Monthly").click();
  await offers(page, "Plus, Monthly · $21.95");
  expect(
    await picker(page)
      .getByText(/^You save/)
      .count(),
  ).toBe(0);
  expect(await ticked(page).count()).toBe(0);

  await tab(page, "Quarterly").click();
  await card(page, "Pro").click({ position: { x: 30, y: 150 } });
  await offers(page, "Pro, Quarterly · $71.85");
  const standard = picker(page).getByRole("radio", { name: "Choose, Standard" });
  await picker(page).getByRole("radio", { name: "Choose, Pro" }).press("ArrowDown");
  await eventually(() => standard.isChecked()).toBe(true);
  await offers(page, "Standard, Quarterly · $46.35");
  await tab(page, "Yearly").click();
  await offers(page, "Standard, Yearly · $173.40");
  await card(page, "Plus").getByText("You save $38.40 a year against monthly").waitFor();
  expect(await standard.isChecked()).toBe(true);
  expect(await ticked(page).count()).toBe(0);
  await selectSave(page).click();
  await picker(page).waitFor({ state: "detached" });
  await eventually(() => planField(page).inputValue()).toMatch(/standard/i);

  await openPicker(page);
  await choosePlan(page, "Pro");
  await eventually(() => planField(page).inputValue()).toMatch(/pro/i);
  await openPicker(page);
  await ticked(page).waitFor();
  expect(await ticked(page).textContent()).toBe("ProSelected");
  expect(await tab(page, "Yearly").getAttribute("aria-selected")).toBe("true");
  for (const period of ["Monthly", "Quarterly"]) {
    await tab(page, period).click();
    await picker(page).getByText(`Billed ${period}`).first().waitFor();
    expect(await ticked(page).count(), period).toBe(0);
  }
});

test("a plan without a price cannot be chosen; rules that could not be loaded say so and are loaded again", async () => {
  const { page, sandbox } = await atPicker(async (portal) => {
    withRules(portal, "error-json");
    await withoutPrice(portal, "plus_quarterly");
  });
  const alert = picker(page).getByRole("alert");
  await alert.getByText("could not load all features of the plans").waitFor();
  await card(page, "Pro").getByText("Total Billed - $71.85").waitFor();
  await card(page, "Plus").getByText("This plan is not available at the moment.").waitFor();
  expect(await selectSave(page).isDisabled()).toBe(true);
  const select = card(page, "Plus").getByRole("button", { name: /^Select/ });
  expect(await select.isDisabled()).toBe(true);
  sandbox.sandbox.clearFaults();
  await alert.getByRole("button", { name: "Try again" }).click();
  await card(page, "Plus").getByText("20 Geofences").waitFor();
  await alert.waitFor({ state: "detached" });
  await hasFocus(picker(page));
  await tab(page, "Yearly").click();
  await eventually(() => selectSave(page).isEnabled()).toBe(true);
});
