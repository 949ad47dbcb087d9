/** A measured value with its limit, if any. */
export interface Figure {
  /** The name of the measurement. */
  readonly name: string;
  /** The peer that it is compared with, or the method, for readers of the table. */
  readonly detail?: string;
  readonly value: number;
  readonly goal?: { readonly atMost: number } | { readonly atLeast: number };
  readonly show: (value: number) => string;
}

export const kilobytes = (bytes: number): string => `${(bytes / 1_000).toFixed(2)} kB`;
export const whole = (value: number): string => Math.round(value).toLocaleString("en-US");
export const ratio = (value: number): string => value.toFixed(2);
export const milliseconds = (value: number): string => `${value.toFixed(value < 1 ? 3 : 1)} ms`;

export function isMet({ value, goal }: Figure): boolean {
  if (goal === undefined) return true;
  return "atMost" in goal ? value <= goal.atMost : value >= goal.atLeast;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Returns the median of the ratios per round, because both times of a round share conditions. */
export const medianRatio = <Round>(
  rounds: readonly Round[],
  one: (round: Round) => number,
  other: (round: Round) => number,
): number => median(rounds.map((round) => one(round) / other(round)));
