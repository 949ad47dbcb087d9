import { findRows } from "./tables.ts";

interface Shown {
  readonly title: string;
  /** The sentence of the promise, with the tests that prove it. */
  readonly sentence: string;
  readonly command: string;
}

const titles: readonly (readonly [title: string, row: RegExp])[] = [
  ["Nobody pays twice", /^One consent sends one request/],
  ["Secrets are not stored", /^Passwords and card data are in no storage/],
  ["A keyboard is enough", /^Every journey can be done by keyboard/],
];

/** Reads the promises of the landing page, with their tests, from the page of promises. */
export const promisesIn = (markdown: string): Shown[] =>
  titles.map(([title, row]) => {
    const [[sentence = "", tests = ""] = []] = findRows(markdown, row);
    const [, file = ""] = /\(\.\.\/([^)]+)\)/.exec(tests) ?? [];
    return { title, sentence, command: `npx vitest run ${file}` };
  });
