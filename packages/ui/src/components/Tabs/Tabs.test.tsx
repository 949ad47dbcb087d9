import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../styles.css";
import { Tabs } from "./Tabs.tsx";

test("arrow keys change the period, and only its plans are shown", async () => {
  const onSelectionChange = vi.fn();
  const screen = await render(
    <Tabs
      label="Period"
      onSelectionChange={onSelectionChange}
      tabs={[
        { id: "monthly", label: "Monthly", content: <p>each month</p> },
        { id: "yearly", label: "Yearly", badge: "SAVE upto 30%", content: <p>each year</p> },
      ]}
    />,
  );
  await userEvent.tab();
  await userEvent.keyboard("{ArrowRight}");
  expect(onSelectionChange).toHaveBeenLastCalledWith("yearly");
  await expect.element(screen.getByRole("tab", { selected: true, name: /30%/ })).toBeVisible();
  await expect.element(screen.getByText("each year")).toBeVisible();
  await expect.element(screen.getByText("each month")).not.toBeInTheDocument();
});
