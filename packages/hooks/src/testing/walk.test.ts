import { beforeAll, expect, test } from "vitest";
import { reviewOf } from "../flows/task/args.ts";
import { seenTask } from "../../test/seen-task.ts";
import { flowRows } from "./rows.ts";
import { createTestWaypost } from "./test-waypost.tsx";
import { walk } from "./walk.ts";

// The observer of transitions misses the events before its code has loaded.
beforeAll(() => import("../flows/engine/observed.ts"));

const rows = flowRows();
const withSavedCard = flowRows({ savedCard: "tok_1" })["registration-returning"];
const walks = Object.entries({ ...rows, withSavedCard }).flatMap(([name, row]) =>
  row.phases.map((phase) => [name, phase, row] as const),
);

// The example's saved card is valid on this day.
const today = new Date(2026, 10, 21);

test.each(walks)("%s is walked until it is %s", async (_name, phase, row) => {
  const opened = createTestWaypost({ today });
  await walk(opened, row, phase);
  const { waypost, transitions } = opened;
  const run = "input" in row ? waypost.run(row.flow, row.input) : waypost.run(row.flow);
  expect(run.getState().screen.phase).toBe(phase);
  expect(transitions.filter(({ ignored }) => ignored)).toEqual([]);
});

const tasks = Object.values(rows).filter((row) => "input" in row);

test.each(tasks)("$flow.name costs what its row says", async (row) => {
  const opened = createTestWaypost();
  await walk(opened, row, "reviewing");
  const state = seenTask(opened.waypost.run(row.flow, row.input).getState());
  const total = reviewOf(row.flow.task, state)?.total;
  expect(total === "none" ? null : total).toBe(row.cost);
});

test.each(tasks)("the reads of $flow.name are those of its row", async (row) => {
  const opened = createTestWaypost();
  await walk(opened, row, "form");
  const read = new Set(opened.requests.map(({ operation }) => operation));
  expect([...read].toSorted()).toEqual([...(row.reads ?? [])].toSorted());
});

test("a flow refuses to be walked to a phase that it never has", async () => {
  const walked = walk(createTestWaypost(), rows["sms-pack"], "preparing");
  await expect(walked).rejects.toThrow('sms-pack is never "preparing"');
});

test.each([
  [{ ...rows["eta-pack"], entries: [{ pack: "" }] }, 'eta-pack refuses the entries at "form"'],
  [{ ...rows.registration, customer: {} }, 'registration refuses the entries at "email"'],
])("a walk with entries that are refused ends", async (row, message) => {
  await expect(walk(createTestWaypost(), row, "reviewing")).rejects.toThrow(message);
});
