import { beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../src/styles.css";
import { LISTS, type ListCase } from "./lists.tsx";

const truck = (index: number) => `Truck ${index}`;
const FEW = ["America/Denver", "America/Chicago", "America/Chicago", "America/Chicago"];
const MANY = [
  { kind: "different", texts: Array.from({ length: 10_000 }, (_, index) => truck(index)) },
  { kind: "equal", texts: Array.from({ length: 10_000 }, () => "Truck") },
];
const LONG = ["Van", "W".repeat(5_000_000), "Bus"];

/** React reports keys that are not unique as an error; React Aria loops forever in production. */
const errors = vi.spyOn(console, "error");
beforeEach(() => void errors.mockClear());

async function open({ draw, opener }: ListCase, texts: readonly string[]) {
  const screen = await render(draw(texts));
  const button = opener === undefined ? null : screen.container.querySelector(opener);
  if (button !== null) await userEvent.click(button);
}

/** Waits until the browser has drawn, and observers of what is in view were told. */
const drawn = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

describe.each(LISTS)("$name", (list) => {
  const rows = () => document.querySelectorAll(list.row).length;
  const limit = list.limit ?? 50;

  test("shows each of several rows with the same id and text", async () => {
    await open(list, FEW);
    await expect.poll(rows).toBe(Math.min(FEW.length, limit));
    expect(errors.mock.calls).toEqual([]);
  });

  test.each(MANY)("renders only a part of 10,000 $kind rows", async ({ texts }) => {
    await open(list, texts);
    await expect.poll(rows).toBeGreaterThan(2);
    await drawn();
    expect(rows()).toBeLessThanOrEqual(limit);
    expect(errors.mock.calls).toEqual([]);
  });

  test("renders only the beginning of a text of 5 MB, within the page", async () => {
    await page.viewport(320, 700);
    await open(list, LONG);
    await expect.poll(rows).toBe(3);
    expect(document.body.innerHTML.length).toBeLessThan(25_000);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });
});
