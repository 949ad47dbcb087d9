import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

/** An event that leads from one phase of a flow to another. */
export interface Arrow {
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
export async function drawingOf(title: string, arrows: readonly Arrow[]): Promise<string> {
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
