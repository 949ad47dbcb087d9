import { expect } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { ListCase } from "./lists.tsx";

/** Draws a list and opens it where it has to be. */
export async function open({ draw, opener }: ListCase, texts: readonly string[]): Promise<void> {
  const screen = await render(draw(texts));
  const button = opener === undefined ? null : screen.container.querySelector(opener);
  if (button !== null) await userEvent.click(button);
}

/** Waits until the browser has drawn, and observers of what is in view were told. */
const drawn = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** How many rows of a list are in the document. */
export const rowsOf = (list: ListCase) => () => document.querySelectorAll(list.row).length;

/** Expects some of ten thousand rows, and not more than the list's limit. */
export async function rendersAPart(list: ListCase, texts: readonly string[]): Promise<void> {
  await open(list, texts);
  await expect.poll(rowsOf(list)).toBeGreaterThan(2);
  await drawn();
  expect(rowsOf(list)()).toBeLessThanOrEqual(list.limit ?? 50);
}
