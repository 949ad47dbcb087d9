import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../styles.css";
import { SummaryPanel } from "./SummaryPanel.tsx";

const panel = {
  title: "Your order",
  lines: [
    {
      id: "1",
      title: "Van 7",
      detail: "Plus, billed quarterly",
      price: "$19.99 per month",
      amount: "$59.97",
    },
  ],
  labels: { unknown: "not known yet" },
};

beforeEach(() => page.viewport(1280, 800));
afterEach(() => page.viewport(414, 896));

test("a wide window shows today's charge", async () => {
  const screen = await render(
    <SummaryPanel {...panel} total={{ label: "Billed today", amount: "$59.97" }} />,
  );
  await expect.element(screen.getByText("Van 7")).toBeVisible();
  await expect.element(screen.getByText("Billed today $59.97")).toBeVisible();
});

test("each device shows its price per month and its share of the total", async () => {
  const screen = await render(
    <SummaryPanel {...panel} total={{ label: "Billed today", amount: "$59.97" }} />,
  );
  const line = screen.getByRole("listitem");
  await expect.element(line.getByText("$59.97")).toBeVisible();
  await expect.element(line.getByText("$19.99 per month")).toBeVisible();
});

test("a phone shows no bar while the summary is empty", async () => {
  await page.viewport(360, 700);
  const screen = await render(
    <SummaryPanel {...panel} lines={[]} empty="No device yet" total={{ label: "Billed today" }} />,
  );
  await expect.element(screen.getByText("No device yet")).not.toBeVisible();
  await page.viewport(1280, 800);
  await expect.element(screen.getByText("No device yet")).toBeVisible();
});

test("no total is shown while a price is missing", async () => {
  const screen = await render(<SummaryPanel {...panel} total={{ label: "Billed today" }} />);
  await expect.element(screen.getByText("Billed today not known yet")).toBeVisible();
});

test("a phone shows the amount and expands the rest on demand", async () => {
  await page.viewport(360, 700);
  const screen = await render(
    <SummaryPanel {...panel} total={{ label: "Billed today", amount: "$59.97" }} />,
  );
  const bar = screen.getByRole("button", { name: /Your order.*59\.97/ });
  await expect.element(bar).toHaveAttribute("aria-expanded", "false");
  await expect.element(screen.getByText("Van 7")).not.toBeVisible();
  await bar.click();
  await expect.element(screen.getByText("Van 7")).toBeVisible();
});
