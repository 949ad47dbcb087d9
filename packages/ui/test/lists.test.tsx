import { beforeEach, describe, expect, test, vi } from "vitest";
import "../src/styles.css";
import { open, rendersAPart, rowsOf } from "./lists-kit.ts";
import { LISTS } from "./lists.tsx";

const FEW = ["America/Denver", "America/Chicago", "America/Chicago", "America/Chicago"];
const MANY = Array.from({ length: 10_000 }, (_, index) => `Truck ${index}`);

/** React reports keys that are not unique as an error; React Aria loops forever in production. */
const errors = vi.spyOn(console, "error");
beforeEach(() => void errors.mockClear());

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
});
