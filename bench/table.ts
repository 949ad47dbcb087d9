import { isMet, type Figure } from "./figure.ts";

function goalOf({ goal, show }: Figure): string {
  if (goal === undefined) return "";
  return "atMost" in goal ? `at most ${show(goal.atMost)}` : `at least ${show(goal.atLeast)}`;
}

const textOf = ({ name, detail }: Figure): string =>
  detail === undefined ? name : `${name} (${detail})`;

/** Formats the figures as text, one line per figure, in columns. */
export function toText(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [
    textOf(figure),
    figure.show(figure.value),
    `${goalOf(figure)}${isMet(figure) ? "" : "  MISSED"}`,
  ]);
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  return rows
    .map(([name = "", value = "", goal = ""]) =>
      `${name.padEnd(width(0))}  ${value.padStart(width(1))}  ${goal}`.trimEnd(),
    )
    .join("\n");
}

/** Formats the figures as a Markdown table. */
export function toMarkdown(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [
    textOf(figure),
    figure.show(figure.value),
    `${goalOf(figure)}${isMet(figure) ? "" : ", **missed**"}`,
  ]);
  return [["measured", "figure", "limit"], ["---", "---:", "---"], ...rows]
    .map((row) => `| ${row.join(" | ")} |`)
    .join("\n");
}
