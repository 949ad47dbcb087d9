import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../styles.css";
import { ErrorSummary } from "../ErrorSummary/ErrorSummary.tsx";
import { PackCard, PackCards } from "./PackCard.tsx";

const labels = { select: "SELECT", selected: "SELECTED" };

const packs = (onSelect: (name: string) => void, chosen: string | null, errorMessage?: string) => (
  <PackCards label="Choose a pack" id="pack" errorMessage={errorMessage}>
    {["100 SMS", "200 SMS"].map((name) => (
      <PackCard
        key={name}
        name={name}
        price="$4.95"
        detail="$0.05 a message"
        labels={labels}
        isSelected={name === chosen}
        onSelect={() => onSelect(name)}
      />
    ))}
  </PackCards>
);

test("a pack can be selected by keyboard, and its button shows the selection", async () => {
  const onSelect = vi.fn();
  const screen = await render(packs(onSelect, null));
  await userEvent.tab();
  await userEvent.tab();
  const button = screen.getByRole("button", { name: "SELECT, 200 SMS, $4.95" });
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveAttribute("aria-pressed", "false");
  await userEvent.keyboard("{Enter}");
  expect(onSelect.mock.calls).toEqual([["200 SMS"]]);
  await screen.rerender(packs(onSelect, "200 SMS"));
  const chosen = screen.getByRole("button", { name: "SELECTED, 200 SMS, $4.95", pressed: true });
  await expect.element(chosen).toHaveFocus();
});

test("packs in a group with a value and onChange need no other wiring and no labels", async () => {
  const onChange = vi.fn();
  const group = (value: string | null) => (
    <PackCards label="Choose a pack" value={value} onChange={onChange}>
      <PackCard value="sms_100" name="100 SMS" price="$4.95" />
      <PackCard value="sms_200" name="200 SMS" price="$7.95" />
    </PackCards>
  );
  const screen = await render(group(null));
  await screen.getByRole("button", { name: "Select, 200 SMS, $7.95", pressed: false }).click();
  expect(onChange.mock.calls).toEqual([["sms_200"]]);
  await screen.rerender(group("sms_200"));
  await expect
    .element(screen.getByRole("button", { name: "Selected, 200 SMS, $7.95", pressed: true }))
    .toBeVisible();
  await expect
    .element(screen.getByRole("button", { name: "Select, 100 SMS, $4.95", pressed: false }))
    .toBeVisible();
});

test("clicking the price selects the pack", async () => {
  const onSelect = vi.fn();
  const screen = await render(packs(onSelect, null));
  const price = screen.getByText("$4.95").first().element().getBoundingClientRect();
  const target = document.elementFromPoint(price.left + 4, price.top + 4);
  if (!(target instanceof HTMLElement)) throw new Error("Nothing to press there.");
  target.click();
  expect(onSelect.mock.calls).toEqual([["100 SMS"]]);
});

test("the group has the error in its description and is the target of the error summary", async () => {
  const errors = [{ fieldId: "pack", message: "Please select a pack" }];
  const screen = await render(
    <>
      {packs(() => undefined, null, "Please select a pack")}
      <ErrorSummary title="There is a problem" errors={errors} />
    </>,
  );
  const group = screen.getByRole("group", { name: "Choose a pack" });
  await expect.element(group).toHaveAccessibleDescription("Please select a pack");
  await expect.element(group).toHaveFocus();
});
