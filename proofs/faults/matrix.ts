import type { NamedFault } from "./faults.ts";
import type { Flow } from "./flow.ts";
import type { Lab, Outcome } from "./lab.ts";

interface Matrix {
  /** Faults as rows, calls as columns. */
  readonly text: string;
  /** The bad outcomes, each with the command that repeats its cell. */
  readonly bad: readonly string[];
  readonly cells: number;
  /** How many cells the browser itself made worse, by sending a write again. */
  readonly repeated: number;
}

/** Tries every fault at every call that the flow makes. */
export async function matrixOf(
  labs: readonly Lab[],
  flow: Flow,
  faults: readonly NamedFault[],
  only: readonly string[],
): Promise<Matrix> {
  const [lab] = labs;
  if (lab === undefined) throw new Error("There is no page to work in.");
  const sound = await lab.run(flow);
  if (sound.bad.length > 0)
    throw new Error(`${flow.name} fails even without a fault: ${sound.bad.join("; ")}`);
  const calls = sound.calls.filter(
    (call) => (only.length === 0 || only.includes(call)) && flow.calls?.includes(call) !== false,
  );
  if (calls.length === 0)
    throw new Error(`${flow.name} calls none of these. Its calls: ${sound.calls.join(", ")}.`);

  const waiting = faults.flatMap((fault) => calls.map((call) => ({ fault, call })));
  const cells = waiting.length;
  const outcomes = new Map<string, Outcome>();
  await Promise.all(
    labs.map(async (at) => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        outcomes.set(`${next.fault.name} ${next.call}`, await at.run(flow, next).catch(failed));
      }
    }),
  );

  const width = Math.max(...faults.map(({ name }) => name.length));
  const row = (fault: string, sign: (call: string, index: number) => string) =>
    `${fault.padEnd(width)}  ${calls.map((call, index) => sign(call, index).padStart(2)).join(" ")}`;
  const text = [
    flow.name,
    ...calls.map((call, index) => `${String(index + 1).padStart(width + 4)} ${call}`),
    row("", (_, index) => String(index + 1)),
    ...faults.map(({ name }) => row(name, (call) => outcomes.get(`${name} ${call}`)?.sign ?? " ")),
  ].join("\n");
  const bad = [...outcomes].flatMap(([cell, outcome]) => {
    const [fault = "", call = ""] = cell.split(/ (.*)/);
    const again = `npm run faults -- --flow ${flow.name} --call "${call}" --fault ${fault}`;
    const path = outcome.path.join(" > ");
    return outcome.bad.length === 0 ? [] : [`${outcome.bad.join("; ")}\n  ${again}\n  ${path}`];
  });
  const repeated = [...outcomes.values()].filter(({ sign }) => sign === "b").length;
  return { text, bad, cells, repeated };
}

/** A walk that broke off, such as on a page that reloads without end, is a bad outcome. */
const failed = (error: unknown): Outcome => ({
  sign: "X",
  bad: [`the walk broke off: ${String(error)}`],
  calls: [],
  path: [],
});
