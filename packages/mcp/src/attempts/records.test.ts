import { expect, test } from "vitest";
import { openAttempts } from "./database.ts";

const KEY = "list";

/** The storages of two tasks on one database. */
function twoTasks() {
  const attempts = openAttempts();
  return [attempts.forTask().reserve, attempts.forTask().reserve] as const;
}

const listed = (text: string | null): unknown => JSON.parse(text ?? "[]");

test("lists written by two tasks are merged", () => {
  const [one, other] = twoTasks();
  for (const task of [one, other]) expect(task.getItem(KEY)).toBe(null);
  one.setItem(KEY, '[{"id":"a"}]');
  other.setItem(KEY, '[{"id":"b"}]');
  expect(listed(one.getItem(KEY))).toEqual([{ id: "a" }, { id: "b" }]);
});

test("removing a list only removes the records that the task knows", () => {
  const [one, other] = twoTasks();
  one.setItem(KEY, '[{"id":"a"}]');
  other.setItem(KEY, '[{"id":"b"}]');
  one.removeItem(KEY);
  expect(listed(other.getItem(KEY))).toEqual([{ id: "b" }]);
});

test("a record that another task has removed is not restored", () => {
  const [one, other] = twoTasks();
  one.setItem(KEY, '[{"id":"a","outcome":"pending"}]');
  other.getItem(KEY);
  one.removeItem(KEY);
  other.setItem(KEY, '[{"id":"a","outcome":"unknown"},{"id":"b"}]');
  expect(listed(one.getItem(KEY))).toEqual([{ id: "b" }]);
});

test.each([
  ["records with the same id", '[{"id":"a","at":1},{"id":"a","at":2}]'],
  ["records without an id", '[{"at":1},"text",null]'],
  ["an object", '{"a":1}'],
  ["a text that is not JSON", "waypost.probe"],
])("%s: stored unchanged", (_, text) => {
  const [one, other] = twoTasks();
  one.setItem(KEY, text);
  expect(other.getItem(KEY)).toBe(text);
});
