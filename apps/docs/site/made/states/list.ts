import type { Lead } from "./walk.ts";

/** The phases of a flow and where they lead, as a list in Markdown: the drawing in words. */
export function listOf(leads: readonly Lead[]): string {
  const phases = [...new Set(leads.flatMap(({ from, to }) => [from, to]))];
  return phases
    .map((phase) => {
      const next = Map.groupBy(
        leads.filter(({ from }) => from === phase),
        ({ to }) => to,
      );
      const lines = [...next].map(
        ([to, events]) => `  - to \`${to}\`: ${events.map(({ event }) => event).join(", ")}`,
      );
      return [`- \`${phase}\`${lines.length === 0 ? " is the last." : ""}`, ...lines].join("\n");
    })
    .join("\n");
}
