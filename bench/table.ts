export interface Figure {
  /** Indented by two spaces if it is part of the figure above. */
  name: string;
  value: number;
  goal?: { atMost: number } | { atLeast: number };
  show: (value: number) => string;
}

export const kilobytes = (bytes: number): string => `${(bytes / 1_000).toFixed(2)} kB`;
export const whole = (value: number): string => Math.round(value).toLocaleString("en-US");

function isMet({ value, goal }: Figure): boolean {
  if (goal === undefined) return true;
  return "atMost" in goal ? value <= goal.atMost : value >= goal.atLeast;
}

function describeGoal({ goal, show }: Figure): string {
  if (goal === undefined) return "";
  return "atMost" in goal ? `at most ${show(goal.atMost)}` : `at least ${show(goal.atLeast)}`;
}

/** Prints each figure with its goal. @returns the number of missed goals */
export function printTable(figures: readonly Figure[], options: { json: boolean }): number {
  if (options.json) {
    const plain = figures.map((figure) => {
      const { name, value, goal } = figure;
      return { name: name.trim(), value, ...(goal && { goal, met: isMet(figure) }) };
    });
    console.log(JSON.stringify(plain, undefined, 2));
  } else {
    const rows = figures.map((figure) => ({
      cells: [figure.name, figure.show(figure.value), describeGoal(figure)] as const,
      verdict: figure.goal === undefined ? "" : isMet(figure) ? "met" : "MISSED",
    }));
    const width = (column: 0 | 1 | 2) => Math.max(...rows.map(({ cells }) => cells[column].length));
    for (const { cells, verdict } of rows) {
      const [name, value, goal] = cells;
      const line = [
        name.padEnd(width(0)),
        value.padStart(width(1)),
        goal.padEnd(width(2)),
        verdict,
      ];
      console.log(line.join("  ").trimEnd());
    }
  }
  return figures.filter((figure) => !isMet(figure)).length;
}
