import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../styles.css";
import { BeforeAfter } from "./BeforeAfter.tsx";

const change = (
  <BeforeAfter
    labels={{ before: "Now", after: "After" }}
    rows={[
      { label: "Plan", before: "Plus", after: "Standard" },
      { label: "Next billing", after: "Feb 21" },
      { label: "SOS button", before: "Included", lost: "No SOS button" },
    ]}
    money="$44.85 today"
  />
);

beforeEach(() => page.viewport(1280, 800));
afterEach(() => page.viewport(414, 896));

const box = (element: Element) => element.getBoundingClientRect();

test("each column is labelled and shows only its own values", async () => {
  const screen = await render(change);
  const now = screen.getByRole("region", { name: "Now" }).element();
  const after = screen.getByRole("region", { name: "After" }).element();
  expect(now.textContent).toBe("NowPlanPlusSOS buttonIncluded");
  expect(after.textContent).toBe("AfterPlanStandardNext billingFeb 21SOS buttonNo SOS button");
});

test("on a phone of 360 px, side by side, the two values of a row are aligned", async () => {
  const screen = await render(<div style={{ inlineSize: 326 }}>{change}</div>);
  const included = box(screen.getByText("Included").element());
  const lost = box(screen.getByText("No SOS button").element());
  expect(lost.left).toBeGreaterThan(included.right);
  expect(lost.top).toBe(included.top);
});

test("in a narrow container the new values are below the current ones", async () => {
  const screen = await render(<div style={{ inlineSize: 300 }}>{change}</div>);
  const included = box(screen.getByText("Included").element());
  expect(box(screen.getByText("Standard").element()).top).toBeGreaterThan(included.bottom);
  expect(box(screen.getByText("$44.85 today").element()).top).toBeGreaterThan(
    box(screen.getByText("No SOS button").element()).bottom,
  );
});
