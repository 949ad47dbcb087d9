import { useState } from "react";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../styles.css";
import { PlanCard } from "./PlanCard.tsx";
import { PlanCards } from "./PlanCards.tsx";

const card = {
  reporting: "upto 5 sec reporting",
  price: { before: "$", whole: 19, fraction: ".99" },
  priceUnit: "per month",
  labels: {
    select: "Select & Save",
    selected: "selected",
    included: "included",
    notIncluded: "not included",
    loading: "Loading what it includes",
  },
  features: [
    { key: "geo", label: "20 Geofences", isIncluded: true },
    { key: "sos", label: "SOS Button", isIncluded: false },
  ],
};

test("included and excluded features are announced in words", async () => {
  const screen = await render(<PlanCard {...card} title="Plus" onSelect={() => undefined} />);
  const lines = screen.getByRole("listitem").elements();
  expect(lines.map((line) => line.textContent)).toEqual([
    "20 Geofences: included",
    "SOS Button: not included",
  ]);
});

test("a price is read as one amount", async () => {
  const screen = await render(<PlanCard {...card} title="Plus" onSelect={() => undefined} />);
  const read = screen.container.cloneNode(true);
  if (read instanceof Element)
    for (const drawn of read.querySelectorAll("[aria-hidden]")) drawn.remove();
  expect(read.textContent).toContain("$19.99 per month");
});

test("each plan's button has the plan in its name", async () => {
  const onSelect = vi.fn();
  const screen = await render(
    <PlanCards>
      <PlanCard {...card} title="Standard" onSelect={() => onSelect("standard")} />
      <PlanCard {...card} title="Plus" onSelect={() => onSelect("plus")} isSelected />
    </PlanCards>,
  );
  await screen.getByRole("button", { name: "Select & Save, Plus" }).click();
  expect(onSelect.mock.calls).toEqual([["plus"]]);
  await expect.element(screen.getByRole("heading", { name: "Plus selected" })).toBeVisible();
});

test("a plan without a price cannot be selected", async () => {
  const screen = await render(
    <PlanCard {...card} title="Plus" price={null} onSelect={() => undefined} />,
  );
  await expect.element(screen.getByRole("button")).toBeDisabled();
});

test("the price is shown while the features load", async () => {
  const onSelect = vi.fn();
  const screen = await render(
    <PlanCard {...card} title="Plus" features={null} onSelect={onSelect} />,
  );
  await expect.element(screen.getByRole("status")).toHaveTextContent("Loading what it includes");
  await expect.element(screen.getByRole("listitem")).not.toBeInTheDocument();
  await screen.getByRole("button", { name: "Select & Save, Plus" }).click();
  expect(onSelect).toHaveBeenCalledTimes(1);
});

test("a highlighted plan has no check mark", async () => {
  const screen = await render(
    <PlanCard {...card} title="Plus" isHighlighted onSelect={() => undefined} />,
  );
  await expect.element(screen.getByRole("heading", { name: "Plus", exact: true })).toBeVisible();
});

test("on a phone the recommended plan comes first", async () => {
  const screen = await render(
    <div style={{ inlineSize: 320 }}>
      <PlanCards>
        <PlanCard {...card} title="Standard" onSelect={() => undefined} />
        <PlanCard {...card} title="Plus" badge="RECOMMENDED" onSelect={() => undefined} />
      </PlanCards>
    </div>,
  );
  const top = (name: string) =>
    screen.getByRole("heading", { name }).element().getBoundingClientRect().top;
  expect(top("Plus")).toBeLessThan(top("Standard"));
});

const TIERS = ["Standard", "Plus", "Pro"];

function Choices({ onSelect = () => undefined }: { onSelect?: (title: string) => void }) {
  const [value, setValue] = useState("Plus");
  return (
    <PlanCards choice={{ label: "Choose your plan", value, onChange: setValue }}>
      {TIERS.map((title) => (
        <PlanCard
          {...card}
          key={title}
          title={title}
          price={title === "Pro" ? null : card.price}
          isHighlighted={value === title}
          choice={{ value: title, label: "Choose" }}
          onSelect={() => onSelect(title)}
        />
      ))}
    </PlanCards>
  );
}

test("each card is a choice of its own, with the pointer anywhere on it and with the keyboard", async () => {
  const onSelect = vi.fn();
  const screen = await render(<Choices onSelect={onSelect} />);
  const radio = (title: string) => screen.getByRole("radio", { name: `Choose, ${title}` });
  await expect.element(screen.getByRole("radiogroup", { name: "Choose your plan" })).toBeVisible();
  await expect.element(radio("Plus")).toBeChecked();
  const standard = screen.getByRole("article").nth(0);
  await standard.click({ position: { x: 20, y: 120 } });
  await expect.element(radio("Standard")).toBeChecked();
  await expect.element(standard).toHaveAttribute("data-highlighted");
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(radio("Plus")).toBeChecked();
  expect(onSelect).not.toHaveBeenCalled();
  await screen.getByRole("button", { name: "Select & Save, Standard" }).click();
  expect(onSelect.mock.calls).toEqual([["Standard"]]);
});

test("a plan without a price is no choice, and the focus is visible at the others", async () => {
  const screen = await render(<Choices />);
  await expect.element(screen.getByRole("radio", { name: "Choose, Pro" })).toBeDisabled();
  const plus = screen.getByRole("radio", { name: "Choose, Plus" });
  (plus.element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowDown}");
  const standard = screen.getByRole("radio", { name: "Choose, Standard" });
  await expect.element(standard).toBeChecked();
  const ring = standard.element().closest("label");
  expect(ring && getComputedStyle(ring).outlineStyle).toBe("solid");
});

test("an arrow key on a button of a card chooses no other card", async () => {
  const screen = await render(<Choices />);
  const button = screen.getByRole("button", { name: "Select & Save, Standard" });
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowDown}{ArrowUp}{ArrowUp}");
  await expect.element(screen.getByRole("radio", { name: "Choose, Plus" })).toBeChecked();
  await expect.element(button).toHaveFocus();
});

test("the features in which the cards differ are bold", async () => {
  const features = card.features.map((line) => ({ ...line, isDifferent: line.key === "sos" }));
  const screen = await render(
    <PlanCard {...card} title="Plus" features={features} onSelect={() => undefined} />,
  );
  const weights = screen
    .getByRole("listitem")
    .elements()
    .map((line) => Number(getComputedStyle(line).fontWeight));
  expect(weights[0]).toBe(400);
  expect(weights[1]).toBeGreaterThanOrEqual(600);
});

test("the saving follows what is billed", async () => {
  const saving = "Save $24.00 a year compared with monthly";
  const screen = await render(
    <PlanCard {...card} title="Plus" billed="$59.85" saving={saving} onSelect={() => undefined} />,
  );
  await expect.element(screen.getByText(saving)).toBeVisible();
});

test("on a phone the badge stays on one line, with text twice as large too", async () => {
  document.documentElement.style.fontSize = "200%";
  const screen = await render(
    <div style={{ inlineSize: 230 }}>
      <PlanCards>
        <PlanCard {...card} title="Plus" badge="RECOMMENDED" onSelect={() => undefined} />
      </PlanCards>
    </div>,
  );
  const badge = document.createRange();
  badge.selectNodeContents(screen.getByText("RECOMMENDED").element());
  expect(badge.getClientRects()).toHaveLength(1);
  document.documentElement.removeAttribute("style");
});
