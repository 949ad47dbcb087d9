import { expect, test } from "vitest";
import { otherBrowsers } from "../tools/lib/other-browsers.ts";

test("journeys run in the installed browsers, and a line is printed for each missing one", () => {
  const lines: string[] = [];
  const there = { name: "One", engine: "firefox", find: () => "/bin/one", files: [] };
  const missing = {
    name: "Two",
    engine: "webkit",
    find: () => {
      throw new Error("Install Two.");
    },
    files: [],
  };
  expect(otherBrowsers((line) => lines.push(line), [there, missing])).toEqual([there]);
  expect(lines).toEqual(["No journeys in Two: Install Two."]);
});
