import { expect } from "vitest";
import { marksInHeap } from "./heap.ts";
import { arrived, type Portal } from "./kit.ts";
import { findMarks, type Marks } from "./marks.ts";

/** Fails if a mark is in the document, its fields included, or in the storages. */
export const notShown = async (portal: Portal, marks: Marks) =>
  expect(await findMarks(portal, marks, { isGone: true })).toEqual([]);

/** Fails if a mark is in the memory of the page's scripts, or where `notShown` looks. */
export async function nowhere(portal: Portal, marks: Marks): Promise<void> {
  expect(await marksInHeap(portal.page, marks)).toEqual([]);
  await notShown(portal, marks);
}

/** Searches the memory while the marks are there, so that a later search has something to find. */
export async function inMemory({ page }: Portal, marks: Marks): Promise<void> {
  const found = (await marksInHeap(page, marks)).map((line) => line.replace(/: .*/s, ""));
  expect(found).toEqual(expect.arrayContaining(Object.keys(marks)));
}

/** Goes to the pricing page without loading the portal anew, and back. */
export async function lookAtPricing(portal: Portal, marks: Marks): Promise<void> {
  await inMemory(portal, marks);
  await portal.open("/pricing");
  await arrived(portal.page, "Pricing");
  await nowhere(portal, marks);
  await portal.page.goBack();
}
