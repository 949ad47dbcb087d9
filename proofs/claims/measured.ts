/** A figure as `bench/measure.ts --json` prints it. */
interface Measured {
  readonly name: string;
  readonly value: number;
}

/** Everything that `bench/measure.ts --json` measured. */
function measured(output: string): readonly Measured[] {
  const [list] = /^\[$.*^\]$/ms.exec(output) ?? [];
  return list === undefined ? [] : (JSON.parse(list) as readonly Measured[]);
}

type Show = (value: number) => string;

export const kB: Show = (value) => `${(value / 1000).toFixed(2)} kB`;
export const ratio: Show = (value) => value.toFixed(2);
export const whole: Show = (value) => Math.round(value).toLocaleString("en-US");

/** All figures whose name starts with this prefix, each with the rest of its name, if any. */
export const figures =
  (prefix: string, show: Show) =>
  (output: string): string | null => {
    const all = measured(output).filter(({ name }) => name.startsWith(prefix));
    const shown = all.map(({ name, value }) => `${show(value)} ${name.slice(prefix.length)}`);
    return shown.map((text) => text.trim()).join("; ") || null;
  };

/** The largest of each kind of hook. */
export function largestHooks(output: string): string | null {
  const kinds = new Map<string, number>();
  for (const { name, value } of measured(output)) {
    const [, kind] = /^Hooks, ([^:]+):/.exec(name) ?? [];
    if (kind !== undefined) kinds.set(kind, Math.max(value, kinds.get(kind) ?? 0));
  }
  const shown = [...kinds].map(([kind, value]) => `${kind} ${kB(value)}`);
  return shown.length === 0 ? null : `at most: ${shown.join(", ")}`;
}

/** The overhead of each call and of openapi-fetch, which is listed below it. */
export function overheads(output: string): string | null {
  const all = measured(output);
  const shown = all.flatMap(({ name, value }, index) => {
    const [, call] = /^SDK, (.*): time/.exec(name) ?? [];
    const peer = all.slice(index).find((other) => other.name === "openapi-fetch");
    if (call === undefined || peer === undefined) return [];
    return [`${call} ${ratio(value)}, with openapi-fetch ${ratio(peer.value)}`];
  });
  return shown.join("; ") || null;
}

/** The first key with the layout shift, which is listed below it. */
export function firstKey(output: string): string | null {
  const valueOf = (prefix: string) =>
    measured(output).find(({ name }) => name.startsWith(prefix))?.value;
  const [key, shift] = [valueOf("First typed key"), valueOf("cumulative layout shift")];
  if (key === undefined || shift === undefined) return null;
  return `${ratio(key)} times, layout shift ${shift.toFixed(3)}`;
}
