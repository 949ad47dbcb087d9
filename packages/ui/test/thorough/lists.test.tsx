import { beforeEach, describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import "../../src/styles.css";
import { open, rendersAPart, rowsOf } from "../lists-kit.ts";
import { LISTS } from "../lists.tsx";

const EQUAL = Array.from({ length: 10_000 }, () => "Truck");
const LONG = ["Van", "W".repeat(5_000_000), "Bus"];

const errors = vi.spyOn(console, "error");
beforeEach(() => void errors.mockClear());

describe.each(LISTS)("$name", (list) => {
  test("renders only a part of 10,000 equal rows", async () => {
    await rendersAPart(list, EQUAL);
    expect(errors.mock.calls).toEqual([]);
  });

  test("renders only the beginning of a text of 5 MB, within the page", async () => {
    await page.viewport(320, 700);
    await open(list, LONG);
    await expect.poll(rowsOf(list)).toBe(3);
    expect(document.body.innerHTML.length).toBeLessThan(25_000);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });
});
