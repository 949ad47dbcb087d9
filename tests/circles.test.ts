import { expect, test } from "vitest";
import { circlesIn, readModules } from "../tools/lib/modules.ts";

/** The rule of the linter does not follow `import()`. */
test("there are no circular imports, neither of types nor at runtime", async () => {
  const circles = circlesIn(await readModules());
  expect(circles.map((files) => files.join(" -> "))).toEqual([]);
});

test("a circular import is found, with all of its files", () => {
  const few = new Map([
    ["a.ts", { imports: ["b.ts", "c.ts"] }],
    ["b.ts", { imports: ["c.ts"] }],
    ["c.ts", { imports: ["d.ts"] }],
    ["d.ts", { imports: ["b.ts"] }],
  ]);
  expect(circlesIn(few)).toEqual([["b.ts", "c.ts", "d.ts", "b.ts"]]);
});
