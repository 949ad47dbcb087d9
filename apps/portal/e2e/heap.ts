import type { Page } from "playwright";
import { patternsOf, type SensitiveValues } from "./sensitive-values.ts";

/** The part of a heap snapshot that is read. Nodes and edges are flat lists of numbers. */
interface Snapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      readonly node_types: readonly [readonly string[]];
      readonly edge_types: readonly [readonly string[]];
    };
  };
  readonly nodes: readonly number[];
  readonly edges: readonly number[];
  readonly strings: readonly string[];
}

/** The numbers of an edge: type, name or index, target. */
const EDGE_WIDTH = 3;

/** Takes a snapshot of everything that the page's scripts can still reach. */
async function takeSnapshot(page: Page): Promise<Snapshot> {
  const devtools = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  devtools.on("HeapProfiler.addHeapSnapshotChunk", ({ chunk }) => chunks.push(chunk));
  // A second collection frees what the finalizers of the first one release.
  for (let time = 0; time < 2; time += 1) await devtools.send("HeapProfiler.collectGarbage");
  await devtools.send("HeapProfiler.takeHeapSnapshot", { reportProgress: false });
  await devtools.detach();
  return JSON.parse(chunks.join("")) as Snapshot;
}

/**
 * Returns the secrets that are still in the memory of a page's scripts, each with the path of
 * references to it. Chromium only.
 */
export async function leaksInHeap(page: Page, values: SensitiveValues): Promise<string[]> {
  const { snapshot, nodes, edges, strings } = await takeSnapshot(page);
  const { meta } = snapshot;
  const width = meta.node_fields.length;
  const at = Object.fromEntries(meta.node_fields.map((name, index) => [name, index]));
  const types = meta.node_types[0];
  const node = (start: number, field: string) => nodes[start + (at[field] ?? 0)] ?? 0;
  const textOf = (start: number) => strings[node(start, "name")] ?? "";

  const count = nodes.length / width;
  const firstEdge = new Int32Array(count + 1);
  for (let index = 0; index < count; index += 1) {
    const edgeCount = node(index * width, "edge_count");
    firstEdge[index + 1] = (firstEdge[index] ?? 0) + edgeCount * EDGE_WIDTH;
  }
  /** For each node, the edge that reached it first; 0 if none has. */
  const reachedBy = new Int32Array(count);
  const holderOf = new Int32Array(count);
  // Breadth first from the root, so that the paths are the shortest.
  const queue = [0];
  for (const start of queue) {
    const index = start / width;
    const end = firstEdge[index + 1] ?? 0;
    for (let edge = firstEdge[index] ?? 0; edge < end; edge += EDGE_WIDTH) {
      const target = edges[edge + 2] ?? 0;
      const isSeen = target === 0 || reachedBy[target / width] !== 0;
      if (isSeen || meta.edge_types[0][edges[edge] ?? 0] === "weak") continue;
      reachedBy[target / width] = edge + 1;
      holderOf[target / width] = start;
      queue.push(target);
    }
  }

  function edgeName(edge: number): string {
    const type = meta.edge_types[0][edges[edge] ?? 0] ?? "";
    const label = edges[edge + 1] ?? 0;
    return ["element", "hidden"].includes(type) ? `[${label}]` : (strings[label] ?? "");
  }

  function pathTo(start: number): string {
    const path: string[] = [];
    for (let current = start; current !== 0; current = holderOf[current / width] ?? 0) {
      const holder = holderOf[current / width] ?? 0;
      path.unshift(`${textOf(holder)}.${edgeName((reachedBy[current / width] ?? 0) - 1)}`);
    }
    return path.join(" > ");
  }

  const patterns = patternsOf(values);
  return queue.flatMap((start) => {
    if (!(types[node(start, "type")] ?? "").includes("string")) return [];
    const text = textOf(start);
    const found = patterns.flatMap(([name, pattern]) =>
      pattern.test(text) ? [`${name}: ${pathTo(start)}`] : [],
    );
    // The positions of functions in the scripts are numbers, too.
    return found.filter((leak) => !/ScopeInfo\.\w+ > int\.value$/.test(leak));
  });
}
