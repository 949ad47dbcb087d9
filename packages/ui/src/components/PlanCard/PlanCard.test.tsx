import { useState } from "react";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../styles.css";
import { PlanCard, PlanCards } from "./PlanCard.tsx";

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

const TIERS = ["Standard", "Plus", "Pro"];

test("included and excluded features are announced in words", async () => {
  const screen = await render(<PlanCard {...card} title="Plus" onSelect={() => undefined} />);
  const lines = screen.getByRole("listitem").elements();
  expect(lines.map((line) => line.textContent)).toEqual([
    "20 Geofences: included",
    "SOS Button: not included",
  ]);
});

test("a price is announced as one amount", async () => {
  const screen = await render(<PlanCard {...card} title="Plus" onSelect={() => undefined} />);
  const read = screen.container.cloneNode(true);
  if (read instanceof Element)
    for (const drawn of read.querySelectorAll("[aria-hidden]")) drawn.remove();
  expect(read.textContent).toContain("$19.99 per month");
});

test("the accessible name of each button contains the plan and its price, or the caller's words for them", async () => {
  const onSelect = vi.fn();
  const screen = await render(
    <PlanCards>
      <PlanCard
        {...card}
        title="Standard"
        labels={{ name: "Standard, Quarterly · $46.35" }}
        onSelect={() => onSelect("standard")}
      />
      <PlanCard {...card} title="Plus" onSelect={() => onSelect("plus")} isSelected />
    </PlanCards>,
  );
  const button = (name: string) => screen.getByRole("button", { name, exact: true });
  await button("Select & Save, Plus, $19.99 per month").click();
  await button("Select, Standard, Quarterly · $46.35").click();
  expect(onSelect.mock.calls).toEqual([["plus"], ["standard"]]);
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
  await screen.getByRole("button", { name: /^Select & Save, Plus/ }).click();
  expect(onSelect).toHaveBeenCalledTimes(1);
});

test("a fact about a plan is announced without being included or excluded", async () => {
  const features = [{ key: "battery", label: "2-3 days at 5 sec" }, ...card.features];
  const screen = await render(
    <PlanCard {...card} title="Plus" features={features} onSelect={() => undefined} />,
  );
  const [fact] = screen.getByRole("listitem").elements();
  expect(fact?.textContent).toBe("2-3 days at 5 sec");
});

test("a highlighted plan has no check mark", async () => {
  const screen = await render(
    <PlanCard {...card} title="Plus" isHighlighted onSelect={() => undefined} />,
  );
  await expect.element(screen.getByRole("heading", { name: "Plus", exact: true })).toBeVisible();
});

test.each([
  ["the recommended plan", undefined, ["Plus", "Standard", "Pro"]],
  ["another plan, if it is the first one,", "Pro", ["Pro", "Standard", "Plus"]],
])("on a phone %s comes first", async (_, first, order) => {
  const screen = await render(
    <div style={{ inlineSize: 320 }}>
      <PlanCards>
        {TIERS.map((title) => (
          <PlanCard
            {...card}
            key={title}
            title={title}
            badge={title === "Plus" ? "RECOMMENDED" : undefined}
            isFirst={first === undefined ? undefined : title === first}
            onSelect={() => undefined}
          />
        ))}
      </PlanCards>
    </div>,
  );
  const top = (name: string) =>
    screen.getByRole("heading", { name }).element().getBoundingClientRect().top;
  expect(TIERS.toSorted((a, b) => top(a) - top(b))).toEqual(order);
});

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
          current={title === "Standard" ? "Your plan" : undefined}
          choice={title}
          onSelect={() => onSelect(title)}
        />
      ))}
    </PlanCards>
  );
}

test("each card is a radio button, selectable by pointer anywhere on it and by keyboard", async () => {
  const onSelect = vi.fn();
  const screen = await render(<Choices onSelect={onSelect} />);
  const radio = (name: string) => screen.getByRole("radio", { name, exact: true });
  await expect.element(screen.getByRole("radiogroup", { name: "Choose your plan" })).toBeVisible();
  await expect.element(radio("Plus, $19.99 per month")).toBeChecked();
  const standard = screen.getByRole("article").nth(0);
  await standard.click({ position: { x: 20, y: 120 } });
  await expect.element(radio("Standard, $19.99 per month, Your plan")).toBeChecked();
  await expect.element(standard).toHaveAttribute("data-highlighted");
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(radio("Plus, $19.99 per month")).toBeChecked();
  expect(onSelect).not.toHaveBeenCalled();
  await screen.getByRole("button", { name: /^Select & Save, Standard/ }).click();
  expect(onSelect.mock.calls).toEqual([["Standard"]]);
});

test("a plan without a price cannot be selected, and the focus on the others is visible", async () => {
  const screen = await render(<Choices />);
  await expect.element(screen.getByRole("radio", { name: "Pro" })).toBeDisabled();
  const plus = screen.getByRole("radio", { name: /^Plus/ });
  (plus.element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowDown}");
  const standard = screen.getByRole("radio", { name: /^Standard.*Your plan$/ });
  await expect.element(standard).toBeChecked();
  const label = standard.element().closest("label");
  expect(label && getComputedStyle(label).outlineStyle).toBe("solid");
});

test("beside a button that saves, no card has the primary button or says Choose, and a click highlights a card", async () => {
  const screen = await render(<Choices />);
  const first = screen.getByRole("article").nth(0);
  await first.click({ position: { x: 20, y: 120 } });
  await expect.element(first).toHaveAttribute("data-highlighted");
  expect(screen.container.querySelector('[data-variant="primary"]')).toBeNull();
  expect(screen.container.textContent).not.toContain("Choose");
  await expect.element(screen.getByText("Your plan", { exact: true })).toBeVisible();
});

test("hovering a selectable card raises it", async () => {
  const screen = await render(<Choices />);
  const shadow = (index: number) =>
    getComputedStyle(screen.getByRole("article").nth(index).element()).boxShadow;
  await screen.getByRole("button", { name: /^Select & Save, Plus/ }).hover();
  const flat = shadow(2);
  await vi.waitFor(() => expect(shadow(0)).toBe(flat));
  await screen
    .getByRole("article")
    .nth(0)
    .hover({ position: { x: 20, y: 120 } });
  await vi.waitFor(() => expect(shadow(0)).not.toBe(flat));
  expect(shadow(2)).toBe(flat);
});

test("an arrow key on a button in a card does not select another card", async () => {
  const screen = await render(<Choices />);
  const button = screen.getByRole("button", { name: /^Select & Save, Standard/ });
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowDown}{ArrowUp}{ArrowUp}");
  await expect.element(screen.getByRole("radio", { name: /^Plus/ })).toBeChecked();
  await expect.element(button).toHaveFocus();
});

test("features that differ from the card before are bold", async () => {
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

test("the saving is below the billed amount", async () => {
  const saving = "Save $24 a year compared with monthly";
  const screen = await render(
    <PlanCard {...card} title="Plus" billed="$59.85" saving={saving} onSelect={() => undefined} />,
  );
  await expect.element(screen.getByText(saving)).toBeVisible();
});

test("on a phone the badge stays on one line, even with text twice as large", async () => {
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
