import { beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import "../src/styles.css";
import { LISTS, type ListCase } from "./lists.tsx";

const FEW = ["America/Denver", "America/Chicago", "America/Chicago", "America/Chicago"];
const MANY = Array.from({ length: 10_000 }, (_, index) => `Truck ${index}`);
const EQUAL = Array.from({ length: 10_000 }, () => "Truck");
const LONG = ["Van", "W".repeat(5_000_000), "Bus"];

/** React reports duplicate keys as an error. React Aria loops forever in production. */
const errors = vi.spyOn(console, "error");
beforeEach(() => void errors.mockClear());

/** Renders a list and opens it if necessary. */
async function open({ draw, opener }: ListCase, texts: readonly string[]): Promise<void> {
  const screen = await render(draw(texts));
  const button = opener === undefined ? null : screen.container.querySelector(opener);
  if (button !== null) await userEvent.click(button);
}

/** Waits until the browser has painted and intersection observers have run. */
const drawn = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** Returns the number of rows of a list in the document. */
const rowsOf = (list: ListCase) => () => document.querySelectorAll(list.row).length;

/** Expects some of ten thousand rows, and at most the list's limit. */
async function rendersAPart(list: ListCase, texts: readonly string[]): Promise<void> {
  await open(list, texts);
  await expect.poll(rowsOf(list)).toBeGreaterThan(2);
  await drawn();
  expect(rowsOf(list)()).toBeLessThanOrEqual(list.limit ?? 50);
}

describe.each(LISTS)("$name", (list) => {
  test("shows each of several rows with the same id and text", async () => {
    await open(list, FEW);
    await expect.poll(rowsOf(list)).toBe(Math.min(FEW.length, list.limit ?? 50));
    expect(errors.mock.calls).toEqual([]);
  });

  test("renders only a part of 10,000 different rows", async () => {
    await rendersAPart(list, MANY);
    expect(errors.mock.calls).toEqual([]);
  });

  test("renders only a part of 10,000 equal rows", { tags: ["long"] }, async () => {
    await rendersAPart(list, EQUAL);
    expect(errors.mock.calls).toEqual([]);
  });

  test("renders only the beginning of a text of 5 MB", { tags: ["long"] }, async () => {
    await page.viewport(320, 700);
    await open(list, LONG);
    await expect.poll(rowsOf(list)).toBe(3);
    expect(document.body.innerHTML.length).toBeLessThan(25_000);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });
});
