import type { Page } from "playwright";
import { marksIn, type Marks } from "./marks.ts";

/** The part of a heap snapshot that is read. Nodes and edges are flat lists of numbers. */
interface Snapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      readonly node_types: readonly [readonly string[]];
      readonly edge_fields: readonly string[];
      readonly edge_types: readonly [readonly string[]];
    };
  };
  readonly nodes: readonly number[];
  readonly edges: readonly number[];
  readonly strings: readonly string[];
}

/** Takes a snapshot of all that the page's scripts can still reach. */
async function takeSnapshot(page: Page): Promise<Snapshot> {
  const devtools = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  devtools.on("HeapProfiler.addHeapSnapshotChunk", ({ chunk }) => chunks.push(chunk));
  // A second collection frees what the finalizers of the first one let go.
  for (let time = 0; time < 2; time += 1) await devtools.send("HeapProfiler.collectGarbage");
  await devtools.send("HeapProfiler.takeHeapSnapshot", { reportProgress: false });
  await devtools.detach();
  return JSON.parse(chunks.join("")) as Snapshot;
}

/**
 * The marks that are still in the memory of a page's scripts, each with the path of what holds it.
 * Chromium only.
 */
export async function marksInHeap(page: Page, marks: Marks): Promise<string[]> {
  const { snapshot, nodes, edges, strings } = await takeSnapshot(page);
  const { meta } = snapshot;
  const width = meta.node_fields.length;
  const at = Object.fromEntries(meta.node_fields.map((name, index) => [name, index]));
  const types = meta.node_types[0];
  const node = (start: number, field: string) => nodes[start + (at[field] ?? 0)] ?? 0;
  const textOf = (start: number) => strings[node(start, "name")] ?? "";

  const holders = new Map<number, { holder: number; name: string }>();
  /** Visits breadth first from the root, so that the paths are the shortest. */
  const firstEdge = new Map<number, number>();
  for (let start = 0, edge = 0; start < nodes.length; start += width) {
    firstEdge.set(start, edge);
    edge += node(start, "edge_count") * 3;
  }
  const queue = [0];
  for (const start of queue) {
    const from = firstEdge.get(start) ?? 0;
    const end = from + node(start, "edge_count") * 3;
    for (let edge = from; edge < end; edge += 3) {
      const type = meta.edge_types[0][edges[edge] ?? 0];
      const target = edges[edge + 2] ?? 0;
      if (type === "weak" || target === 0 || holders.has(target)) continue;
      const label = edges[edge + 1] ?? 0;
      const isIndex = type === "element" || type === "hidden";
      holders.set(target, { holder: start, name: isIndex ? `[${label}]` : (strings[label] ?? "") });
      queue.push(target);
    }
  }

  function pathTo(start: number): string {
    const path: string[] = [];
    let current = start;
    for (let held = holders.get(current); held !== undefined; held = holders.get(current)) {
      current = held.holder;
      path.unshift(`${textOf(current)}.${held.name}`);
    }
    return path.join(" > ");
  }

  return queue.flatMap((start) => {
    if (!(types[node(start, "type")] ?? "").includes("string")) return [];
    return marksIn(marks, textOf(start)).map((name) => `${name}: ${pathTo(start)}`);
  });
}
