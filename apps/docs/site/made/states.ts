import { drawingOf } from "./states/drawing.ts";
import { drawnFlows } from "./states/flows.ts";
import { listOf } from "./states/list.ts";

/** The state diagram of each flow, from what its transition function answers. */
export async function statesPage(): Promise<string> {
  const parts = drawnFlows.map(async ({ title, about, leads: walk }) => {
    const leads = walk();
    return [`## ${title}`, about, await drawingOf(title, leads), listOf(leads)].join("\n\n");
  });
  return [
    "The phases of each flow, and the events that lead from one to the next. The diagrams are made from the flows themselves: their transition functions are run with sample events through every state that these reach. Events that stay in their phase are left out. Where a diagram has too many arrows for labels, the list beneath it names the events.",
    ...(await Promise.all(parts)),
  ].join("\n\n");
}
