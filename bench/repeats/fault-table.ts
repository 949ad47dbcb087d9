import { heading, row } from "../markdown.ts";
import { FAULTS, payUnder, registration } from "./faults.ts";
import { openLaboratory, type Protocol, type Result } from "./laboratory.ts";
import type { Engine } from "./page-of.ts";
import type { Payment, Way } from "./page.ts";

interface Column {
  readonly name: string;
  readonly protocol: Protocol;
  readonly way: Way;
}

const COLUMNS: readonly Column[] = [
  { name: "HTTP/1.1", protocol: "HTTP/1.1", way: "fetchOnce" },
  {
    name: "HTTP/1.1 with Connection: close",
    protocol: "HTTP/1.1, Connection: close",
    way: "fetchOnce",
  },
  { name: "HTTP/2", protocol: "HTTP/2", way: "fetchOnce" },
];

/** Only Chromium streams a body; the other engines send a text in each of these ways. */
const OTHER_WAYS: readonly Column[] = [
  { name: "HTTP/2, as text", protocol: "HTTP/2", way: "plain" },
  { name: "HTTP/2, streamed at once", protocol: "HTTP/2", way: "streamed" },
];

const PAYMENTS: readonly { what: string; payment?: Payment }[] = [
  { what: "pack" },
  { what: "registration", payment: registration },
];

/** One payment of a kind, under one fault. */
interface Cell extends Result {
  readonly what: string;
  readonly fault: (typeof FAULTS)[number];
  readonly column: string;
}

/**
 * Pays under each fault over each protocol, and prints what came of it.
 * @returns whether nothing is charged twice with a server as docs/deploying.md asks for
 */
export async function printFaults(engine: Engine): Promise<boolean> {
  const columns = engine === "chromium" ? [...COLUMNS, ...OTHER_WAYS] : COLUMNS;
  const cells: Cell[] = [];
  let browser = "";
  for (const { name, protocol, way } of columns) {
    const laboratory = await openLaboratory(protocol, { engine });
    ({ browser } = laboratory);
    for (const { what, payment } of PAYMENTS)
      for (const fault of FAULTS)
        cells.push({
          ...(await payUnder(laboratory, fault, way, payment)),
          what,
          fault,
          column: name,
        });
    await laboratory.close();
  }
  for (const { what } of PAYMENTS) {
    heading(`One ${what} in ${browser}: POSTs / charges / told`, [
      "fault",
      ...columns.map(({ name }) => name),
    ]);
    for (const fault of FAULTS) {
      const of = cells.filter((cell) => cell.what === what && cell.fault === fault);
      row([fault.name, ...of.map((it) => `${it.requests} / ${it.charges} / ${it.told}`)]);
    }
  }
  const portals = cells.filter(({ column }) => COLUMNS.some(({ name }) => name === column));
  console.log(`\n${browser}, more than one POST of a pack / charges: ${repeated(portals)}`);
  return portals.every(({ charges, column, fault }) => charges <= 1 || isRuledOut(column, fault));
}

/** Whether a deployment that follows the guide never meets this fault over this protocol. */
const isRuledOut = (column: string, { fault }: Cell["fault"]): boolean =>
  column === "HTTP/1.1" || fault.kind === "request-timeout" || fault.status === 408;

/** What the browser sent again by itself. */
function repeated(cells: readonly Cell[]): string {
  const texts = COLUMNS.map(({ name }) => {
    const of = cells.filter((it) => it.what === "pack" && it.column === name && it.requests > 1);
    const faults = of.map((it) => `${it.requests} / ${it.charges} (${it.fault.name})`);
    return `${name}: ${faults.join(", ") || "none"}`;
  });
  return texts.join("; ");
}
