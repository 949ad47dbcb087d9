import { expect, test, vi } from "vitest";
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
