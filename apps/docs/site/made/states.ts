import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { registrationMachine } from "../../../../packages/hooks/src/flows/registration/machine.ts";
import { smsPack } from "../../../../packages/hooks/src/flows/packs/sms-pack.ts";
import { machineOf } from "../../../../packages/hooks/src/flows/task/machine.ts";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

/** An event that leads from one phase of a flow to another. */
interface Arrow {
  readonly from: string;
  readonly event: string;
  readonly to: string;
}

/** The part of `@viz-js/viz` in use. Only the site has it installed. */
interface Graphviz {
  readonly instance: () => Promise<{
    renderString(dot: string, options: { format: "svg" }): string;
  }>;
}

/** With more labels a drawing would be wider than a page. The list below it names the events. */
const MAX_LABELS = 12;

const graph = 'bgcolor="transparent"; nodesep=0.25; ranksep=0.4;';
const node = 'node [shape=box, style=rounded, fontname="Arial", fontsize=14, margin="0.15,0.05"];';
const edge = 'edge [fontname="Arial", fontsize=11, arrowsize=0.7];';

/** Returns a state diagram as HTML, drawn in the colour of the text. */
async function drawingOf(title: string, arrows: readonly Arrow[]): Promise<string> {
  const { resolve } = createRequire(import.meta.url);
  const { instance } = (await import(
    /* @vite-ignore */ pathToFileURL(resolve("@viz-js/viz")).href
  )) as Graphviz;
  const svg = (await instance()).renderString(dotOf(arrows), { format: "svg" });
  const inline = svg
    .slice(svg.indexOf("<svg"))
    .replaceAll(/<!--.*?-->|<title>.*?<\/title>| id="[^"]*"/gs, "")
    .replaceAll(/\s*\n\s*/g, " ");
  const label = `State diagram: ${title}`;
  // The list below it has the same content. A drawing wider than the page is scrollable, also by
  // keyboard.
  const image = inline.replace("<svg ", `<svg role="img" aria-label="${label}" `);
  return `<div class="states not-content" role="group" aria-label="${label}" tabindex="0">${image}</div>`;
}

function dotOf(arrows: readonly Arrow[]): string {
  const grouped = Map.groupBy(arrows, ({ from, to }) => `"${from}" -> "${to}"`);
  const isLabelled = grouped.size <= MAX_LABELS;
  const lines = [...grouped].map(([arrow, events]) => {
    const label = isLabelled ? events.map(({ event }) => `  ${event}  `).join("\\n") : "";
    return `${arrow} [label="${label}"];`;
  });
  return `digraph { ${graph} ${node} ${edge} ${lines.join(" ")} }`;
}

/** The table of a state machine: the events of each phase. */
type Machine = Readonly<Record<string, object>>;

interface DrawnFlow {
  readonly title: string;
  readonly about: string;
  readonly machine: Machine;
}

/** The flows on the page, by their names in `arrows.txt`. */
export const drawnFlows: Readonly<Record<string, DrawnFlow>> = {
  registration: {
    title: "Registration",
    about:
      "It is `restoring` until its stored draft has been read. Addresses, which lead from each step to every other that is open, are left out.",
    machine: registrationMachine,
  },
  task: {
    title: "A task",
    about:
      "The walks take every task of self-service: all share these phases. Only a task that waits for details has `preparing`, and only one whose attempts can be looked up has `reading-back`. Any first event opens a task.",
    machine: machineOf(smsPack.task),
  },
};

/** The transitions of the test sessions, written by `arrows.test.ts`. */
export const ARROWS = join(import.meta.dirname, "states/arrows.txt");

/** Returns the transitions of a flow, in the order of its phases. */
export async function arrowsOf(name: string, machine: Machine): Promise<readonly Arrow[]> {
  const lines = (await readFile(ARROWS, "utf8")).trim().split("\n");
  const arrows = lines.map((line) => line.split(" ")).filter(([flow]) => flow === name);
  return Object.keys(machine).flatMap((phase) =>
    arrows
      .filter(([, from]) => from === phase)
      .map(([, from = "", event = "", to = ""]) => ({ from, event, to })),
  );
}

const inCode = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(", ");

/**
 * Returns the diagram as a list: the transitions of each phase, and the other events that it
 * handles.
 */
function listOf(machine: Machine, arrows: readonly Arrow[]): string {
  const { restoring: _, ...opened } = machine;
  const [first = [], ...rest] = Object.values(opened).map((handlers) => Object.keys(handlers));
  const shared = first.filter((event) => rest.every((events) => events.includes(event)));
  const phases = Object.entries(machine).map(([phase, handlers]) => {
    const leads = arrows.filter(({ from }) => from === phase);
    const drawn = new Set([...leads.map(({ event }) => event), ...shared]);
    const others = Object.keys(handlers).filter((event) => !drawn.has(event));
    return [
      `- \`${phase}\``,
      ...[...Map.groupBy(leads, ({ to }) => to)].map(
        ([to, by]) => `  - to \`${to}\`: ${by.map(({ event }) => event).join(", ")}`,
      ),
      ...(others.length > 0 ? [`  - also handles: ${others.join(", ")}`] : []),
    ].join("\n");
  });
  if (shared.length > 0)
    phases.push(`\nEvery phase after the first also handles ${inCode(shared)}.`);
  return phases.join("\n");
}

/** Returns the page with the state diagram of each flow. */
export async function statesPage(): Promise<string> {
  const parts = Object.entries(drawnFlows).map(async ([name, { title, about, machine }]) => {
    const arrows = await arrowsOf(name, machine);
    const drawing = await drawingOf(title, arrows);
    return [`## ${title}`, about, drawing, listOf(machine, arrows)].join("\n\n");
  });
  return [
    "The phases of each flow, and the events that lead from one to the next. The arrows come from walks through the flow against the sandbox, with requests that are accepted, refused and left without a reply. What else a phase handles comes from the flow's table: such an event stays in its phase, or leads to one that the walks did not take. Where a diagram has too many arrows for labels, the list beneath it names the events.",
    ...(await Promise.all(parts)),
  ].join("\n\n");
}
