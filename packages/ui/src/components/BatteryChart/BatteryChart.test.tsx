import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../../styles.css";
import { BatteryChart } from "./BatteryChart.tsx";

const chart = {
  title: "Battery life by reporting interval",
  note: "Each mark is one day.",
  labels: { interval: "Reporting", life: "Battery life" },
  rows: [
    { interval: "60 sec", plans: "All plans", life: "10-14 days", hours: [240, 336] },
    { interval: "1 sec", plans: "Pro", life: "8-16 hr", hours: [8, 16] },
  ],
} as const;

const bars = (name: string) =>
  [...document.querySelectorAll(`.waypost-BatteryChart-${name}`)].map((bar) =>
    bar.getBoundingClientRect(),
  );

afterEach(async () => {
  document.documentElement.removeAttribute("style");
  await page.viewport(414, 896);
});

test("screen readers read a table with a caption and named rows", async () => {
  const screen = await render(<BatteryChart {...chart} />);
  const table = screen.getByRole("table", { name: /^Battery life by reporting interval/ });
  await expect.element(table).toBeVisible();
  await expect
    .element(table.getByRole("columnheader", { name: "Battery life" }))
    .toBeInTheDocument();
  const row = table.getByRole("row", { name: "1 sec Pro 8-16 hr" });
  await expect.element(row.getByRole("rowheader", { name: "1 sec Pro" })).toBeVisible();
  await expect.element(row.getByRole("cell", { name: "8-16 hr" })).toBeVisible();
});

test("the length of a bar is the battery life, on one scale", async () => {
  await render(<BatteryChart {...chart} />);
  const [track] = bars("track");
  const [slow, fast] = bars("longest");
  const [slowFrom, fastFrom] = bars("shortest");
  const width = track?.width ?? 0;
  expect(width).toBeGreaterThan(100);
  expect(slow?.width).toBeCloseTo(width, 0);
  expect(fast?.width).toBeCloseTo((width * 16) / 336, 0);
  expect(slowFrom?.width).toBeCloseTo((width * 240) / 336, 0);
  expect(fastFrom?.width).toBeCloseTo((width * 8) / 336, 0);
  expect(document.querySelectorAll(".waypost-BatteryChart-bar:first-of-type line")).toHaveLength(
    2 * 13,
  );
});

test("bars begin at the right on a right-to-left page", async () => {
  await render(
    <div dir="rtl">
      <BatteryChart {...chart} />
    </div>,
  );
  const [track] = bars("track");
  const [, fast] = bars("longest");
  expect(fast?.right).toBeCloseTo(track?.right ?? 0, 0);
});

test("nothing is wider than a phone of 320 px, even with text twice as large", async () => {
  await page.viewport(320, 640);
  for (const size of ["100%", "200%"]) {
    document.documentElement.style.fontSize = size;
    const screen = await render(<BatteryChart {...chart} />);
    expect(document.documentElement.scrollWidth).toBe(320);
    await screen.unmount();
  }
});

test("bars of values that cannot be drawn are empty", async () => {
  const rows = [
    { interval: "60 sec", plans: "", life: "?", hours: [Number.NaN, Number.POSITIVE_INFINITY] },
    { interval: "30 sec", plans: "", life: "-", hours: [-1, 0] },
  ] as const;
  await render(<BatteryChart {...chart} rows={rows} />);
  expect(bars("shortest").map(({ width }) => width)).toEqual([0, 0]);
});
