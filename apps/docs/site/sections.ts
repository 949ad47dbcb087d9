/** A heading of a Markdown file with what is below it, up to the next one of its level or above. */
interface Section {
  readonly level: number;
  readonly heading: string;
  readonly lines: readonly string[];
}

const heading = /^(#{1,6}) (.+)$/;

/** Every section of a Markdown file, in order; those inside another one are listed as well. */
export function sectionsOf(markdown: string): Section[] {
  const lines = markdown.split("\n");
  const headings = headingsOf(lines);
  return headings.map(({ level, text, at }) => {
    const next = headings.find((other) => other.at > at && other.level <= level);
    return { level, heading: text, lines: lines.slice(at, next?.at) };
  });
}

/** The headings of a file, and in which line each is. What is in a block of code is none. */
export function headingsOf(
  lines: readonly string[],
): { level: number; text: string; at: number }[] {
  let isCode = false;
  return lines.flatMap((line, at) => {
    if (/^\s*(```|~~~)/.test(line)) isCode = !isCode;
    const [, marks, text] = (!isCode && heading.exec(line)) || [];
    return marks === undefined || text === undefined ? [] : [{ level: marks.length, text, at }];
  });
}

/** The anchor of a heading, as GitHub and the site make it. */
export const anchorOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
    .replaceAll(" ", "-");
