import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";

/** What this code used to sound like, and why it is hard to read. */
const HABITS = [
  {
    pattern: /^What |^Whether |^Which |^Whom /,
    reason: "A clause in place of a noun. Begin with a noun or a verb: “Returns the next state.”",
  },
  {
    pattern: /(?:^|[.;:] )Of (?:any|all|every|each|an?|the|one|two|what|whom|which|these|those) /,
    reason: "A fronted “of”. Put the subject first.",
  },
  {
    pattern: /\b(?:tell|tells|told|telling|untold)\b/i,
    reason: "Say show, report, log, return or know.",
  },
  { pattern: /\banew\b/i, reason: "Say again." },
] as const;

/** Texts that others wrote. */
const FOREIGN = /CHANGELOG\.md$|\/generated\/|^docs\/reference\/|^packages\/sandbox\/src\/plans/;

const files = execFileSync("git", ["ls-files", "*.ts", "*.tsx", "*.md"], { encoding: "utf8" })
  .split("\n")
  .filter((file) => file !== "" && !FOREIGN.test(file) && !file.startsWith("tests/plain-english"));

/** The sentences of a file that people read: its comments, or the prose of a page. */
function sentencesOf(file: string): { line: number; text: string; begins: boolean }[] {
  const isPage = file.endsWith(".md");
  let isCode = false;
  let isComment = false;
  return readFileSync(resolve(file), "utf8")
    .split("\n")
    .flatMap((text, index) => {
      if (isPage) {
        if (text.startsWith("```")) isCode = !isCode;
        const isProse = !isCode && !text.startsWith("    ");
        return isProse ? [{ line: index + 1, text, begins: true }] : [];
      }
      const match = /^\s*(\/\*\*?|\/\/|\*(?!\/)) ?(.*?)(?: \*\/)?$/.exec(text);
      const begins = match !== null && (match[1] !== "*" || !isComment);
      isComment = match !== null;
      return match === null ? [] : [{ line: index + 1, text: match[2] ?? "", begins }];
    });
}

test("comments and documentation have no sentence of the old dialect", () => {
  const found = files.flatMap((file) =>
    sentencesOf(file).flatMap(({ line, text, begins }) =>
      HABITS.filter(({ pattern }) => {
        const isStart = pattern.source.startsWith("^");
        return (begins || !isStart) && !text.endsWith("?") && pattern.test(text);
      }).map(({ reason }) => `${file}:${String(line)} ${text.trim()} (${reason})`),
    ),
  );
  expect(files.length).toBeGreaterThan(1000);
  expect(found).toEqual([]);
});
