import { expect, test } from "vitest";
import { openAttempts } from "./database.ts";

const KEY = "list";

/** The storages of two tasks on one database. */
function twoTasks() {
  const attempts = openAttempts();
  return [attempts.forTask().reserve, attempts.forTask().reserve] as const;
}

const listed = (text: string | null): unknown => JSON.parse(text ?? "[]");

test("lists that two tasks write at once are merged", () => {
  const [one, other] = twoTasks();
  for (const task of [one, other]) expect(task.getItem(KEY)).toBe(null);
  one.setItem(KEY, '[{"id":"a"}]');
  other.setItem(KEY, '[{"id":"b"}]');
  expect(listed(one.getItem(KEY))).toEqual([{ id: "a" }, { id: "b" }]);
});

test("a list is emptied of what its task knows, and of nothing else", () => {
  const [one, other] = twoTasks();
  one.setItem(KEY, '[{"id":"a"}]');
  other.setItem(KEY, '[{"id":"b"}]');
  one.removeItem(KEY);
  expect(listed(other.getItem(KEY))).toEqual([{ id: "b" }]);
});

test("a record that was removed elsewhere does not come back", () => {
  const [one, other] = twoTasks();
  one.setItem(KEY, '[{"id":"a","outcome":"pending"}]');
  other.getItem(KEY);
  one.removeItem(KEY);
  other.setItem(KEY, '[{"id":"a","outcome":"unknown"},{"id":"b"}]');
  expect(listed(one.getItem(KEY))).toEqual([{ id: "b" }]);
});

test.each([
  ["records of one id", '[{"id":"a","at":1},{"id":"a","at":2}]'],
  ["records without an id", '[{"at":1},"text",null]'],
  ["an object", '{"a":1}'],
  ["a text that is no JSON", "waypost.probe"],
])("%s: stored as they are", (_, text) => {
  const [one, other] = twoTasks();
  one.setItem(KEY, text);
  expect(other.getItem(KEY)).toBe(text);
});
