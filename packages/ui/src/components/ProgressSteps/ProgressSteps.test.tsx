import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../styles.css";
import { ProgressSteps } from "./ProgressSteps.tsx";

const labels = {
  completed: "completed",
  position: (step: number, total: number) => `Step ${step} of ${total}`,
};

const steps = [
  { label: "Details", href: "#/1" },
  { label: "Devices", href: "#/2" },
  { label: "Payment" },
];

const progress = <ProgressSteps label="Progress" steps={steps} current={1} labels={labels} />;

afterEach(() => page.viewport(414, 896));

test("completed steps are links, and unavailable steps are not", async () => {
  const screen = await render(progress);
  await expect
    .element(screen.getByRole("link", { name: "Details completed" }))
    .toHaveAttribute("href", "#/1");
  expect(screen.getByRole("link").elements()).toHaveLength(1);
});

test("the current step is not marked by colour alone", async () => {
  const screen = await render(progress);
  const [, current] = screen.getByRole("listitem").elements();
  expect(current).toHaveAttribute("aria-current", "step");
});

test("a phone shows the current step as text", async () => {
  await page.viewport(320, 600);
  const screen = await render(progress);
  await expect.element(screen.getByText("Step 2 of 3")).toBeVisible();
});
