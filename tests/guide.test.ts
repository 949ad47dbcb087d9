import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { guideSteps, withStep } from "./lib/guide-steps.ts";

const root = join(import.meta.dirname, "..");
const steps = await guideSteps();

test("the guide to adding a task has twelve steps", () => {
  expect(steps).toHaveLength(12);
});

test.each(steps)("the line for the guide's step in $file exists", async (step) => {
  const text = step.place === null ? "" : await readFile(join(root, step.file), "utf8");
  expect(withStep(text, step)).toContain(step.code);
});
