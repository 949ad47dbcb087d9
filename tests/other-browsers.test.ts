import { expect, test } from "vitest";
import { otherBrowsers } from "../tools/lib/other-browsers.ts";

const env = (path: string) => ({ PLACE: path });

test("journeys run in the installed browsers, and a line is printed for each missing one", () => {
  const lines: string[] = [];
  const there = { name: "One", find: () => "/bin/one", env, files: [] };
  const missing = {
    name: "Two",
    find: () => {
      throw new Error("Install Two.");
    },
    env,
    files: [],
  };
  expect(otherBrowsers((line) => lines.push(line), [there, missing])).toEqual([
    { name: "One", env: { PLACE: "/bin/one" }, files: [] },
  ]);
  expect(lines).toEqual(["No journeys in Two: Install Two."]);
});
