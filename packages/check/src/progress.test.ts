import { expect, test } from "vitest";
import { startProgress } from "./progress.ts";

function streamOf(isTTY: boolean) {
  const written: string[] = [];
  return { written, isTTY, write: (text: string) => written.push(text) > 0 };
}

test("a terminal shows the running group on one line, which is cleared at the end", () => {
  const stream = streamOf(true);
  const { show, end } = startProgress(stream);
  show("reads");
  show("writes");
  end();
  const text = stream.written.join("");
  expect(text).not.toContain("\n");
  expect(text.split("\r\u001B[2K")).toEqual([
    "",
    "Checking reads (0 s)",
    "Checking writes (0 s)",
    "",
  ]);
});

test("a log gets one line for each group", () => {
  const stream = streamOf(false);
  const { show, end } = startProgress(stream);
  show("reads");
  show("writes");
  end();
  expect(stream.written.join("")).toBe("Checking reads\nChecking writes\n");
});
