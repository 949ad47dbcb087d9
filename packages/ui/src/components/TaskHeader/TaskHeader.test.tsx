import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import "../../styles.css";
import { TaskHeader } from "./TaskHeader.tsx";

test("the reading order is identity, title, subtitle, lead", async () => {
  const screen = await render(
    <TaskHeader
      identity="Rita Returning · 1001"
      stage="1 of 2"
      subtitle="Subscription"
      isIrreversible
      title="Cancel device!"
      lead="You can still track until the end of your billing cycle."
    />,
  );
  await expect
    .element(screen.getByRole("heading", { level: 1 }))
    .toHaveTextContent("Cancel device!");
  expect(screen.container.textContent).toBe(
    "Rita Returning · 1001 1 of 2Cancel device!SubscriptionYou can still track until the end of your billing cycle.",
  );
});

test("a page can advance its own heading to move focus to it", async () => {
  const screen = await render(<TaskHeader title={<h1 tabIndex={-1}>Cancel device!</h1>} />);
  const heading = screen.getByRole("heading", { level: 1 });
  expect(heading.elements()).toHaveLength(1);
  await expect.element(heading).toHaveAttribute("tabindex", "-1");
});
