import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Facts } from "../components/Facts/Facts.tsx";
import { RadioCards } from "../components/RadioCards/RadioCards.tsx";
import { Select } from "../components/Select/Select.tsx";
import "../styles.css";

const texts = Array.from({ length: 120 }, (_, index) => `Truck ${index}`);

test("scrolling to the last row shows more rows, until all are shown", async () => {
  const screen = await render(<Facts facts={texts.map((term) => ({ term, value: term }))} />);
  const rows = screen.getByRole("term");
  for (const count of [50, 100, 120]) {
    await expect.poll(() => rows.elements().length).toBe(count);
    rows.elements().at(-1)?.scrollIntoView();
  }
});

test("the keyboard reaches every option of a long list", async () => {
  const screen = await render(
    <Select label="Device" options={texts.map((id) => ({ id, label: id }))} defaultOpen />,
  );
  const options = screen.getByRole("option");
  for (const count of [50, 100, 120]) {
    await expect.poll(() => options.elements().length).toBe(count);
    await userEvent.keyboard("{End}");
  }
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("button", { name: /Truck 119/ })).toBeVisible();
});

test("the selected row is shown first if it is far down in a long list", async () => {
  const screen = await render(
    <RadioCards
      label="Device"
      cards={texts.map((value) => ({ value, title: value }))}
      defaultValue="Truck 80"
    />,
  );
  await expect.element(screen.getByRole("radio").first()).toBeChecked();
  expect(screen.getByRole("radio").first().element().closest("label")?.textContent).toBe(
    "Truck 80",
  );
});
