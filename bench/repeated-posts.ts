import { parseArgs } from "node:util";
import { requireNode } from "../scripts/lib/node-version.ts";
import { FAULTS, payUnder, registration } from "./repeats/faults.ts";
import { openLaboratory, type Protocol, type Result } from "./repeats/laboratory.ts";
import type { Way } from "./repeats/page.ts";
import { payOften, REFUSALS, type Tally } from "./repeats/refusals.ts";

const HELP = `Pays in Chromium through the SDK, under faults of the connection, and counts the POSTs that
reach the API, the charges, and what the SDK tells. Prints tables in Markdown.

  node bench/repeated-posts.ts [--payments 100] [--round-trip 50]`;

const row = (cells: readonly (string | number)[]) => console.log(`| ${cells.join(" | ")} |`);

function heading(title: string, columns: readonly string[]): void {
  console.log(`\n### ${title}\n`);
  row(columns);
  row(columns.map(() => "---"));
}

const COLUMNS: readonly (readonly [name: string, protocol: Protocol, way: Way])[] = [
  ["HTTP/1.1", "HTTP/1.1", "fetchOnce"],
  ["HTTP/1.1 with Connection: close", "HTTP/1.1, Connection: close", "fetchOnce"],
  ["HTTP/2, as text", "HTTP/2", "plain"],
  ["HTTP/2, streamed at once", "HTTP/2", "streamed"],
  ["HTTP/2, fetchOnce", "HTTP/2", "fetchOnce"],
];

const shown = ({ requests, charges, told }: Result) => `${requests} / ${charges} / ${told}`;

async function faults(): Promise<void> {
  const payments = [
    { name: "pack", payment: undefined },
    { name: "registration", payment: registration },
  ];
  const columns = new Map<string, readonly string[]>();
  for (const [name, protocol, way] of COLUMNS) {
    const laboratory = await openLaboratory(protocol);
    if (columns.size === 0) console.log(`Chromium ${laboratory.version}`);
    const cells: string[] = [];
    for (const { payment } of payments)
      for (const fault of FAULTS)
        cells.push(shown(await payUnder(laboratory, fault, way, payment)));
    await laboratory.close();
    columns.set(name, cells);
  }
  for (const [index, { name }] of payments.entries()) {
    heading(`One ${name}: POSTs / charges / told`, ["fault", ...columns.keys()]);
    for (const [at, fault] of FAULTS.entries())
      row([
        fault.name,
        ...[...columns.values()].map((cells) => cells[index * FAULTS.length + at] ?? ""),
      ]);
  }
}

const counted = ({ requests, charges, chargedTwice, falseUnknowns }: Tally) =>
  [requests, charges, chargedTwice, falseUnknowns].join(" / ");

async function refusals(payments: number, roundTrip: number): Promise<void> {
  const title = `${payments} payments over HTTP/2, ${roundTrip} ms there and back`;
  heading(`${title}: POSTs / charges / charged twice / false unknowns`, [
    "what the server does",
    "as text",
    "streamed at once",
    "fetchOnce",
  ]);
  for (const refusal of REFUSALS) {
    const ways = ["plain", "streamed", "fetchOnce"] as const;
    const tallies = await Promise.all(
      ways.map((way) => payOften(refusal, way, { payments, roundTrip })),
    );
    row([refusal.name, ...tallies.map(counted)]);
  }
}

/** The round-trip times at which a refusal still arrives while the body is held back. */
async function distances(payments: number): Promise<void> {
  const kinds = REFUSALS.filter(({ fault }) => fault);
  heading(`Refusals by distance: false unknowns of ${payments} payments with fetchOnce`, [
    "there and back",
    ...kinds.map(({ name }) => name),
  ]);
  for (const roundTrip of [0, 50, 100, 200, 300]) {
    const counts = await Promise.all(
      kinds.map((kind) => payOften(kind, "fetchOnce", { payments, roundTrip })),
    );
    row([`${roundTrip} ms`, ...counts.map(({ falseUnknowns }) => falseUnknowns)]);
  }
}

requireNode();
const { values } = parseArgs({
  options: {
    help: { type: "boolean", default: false },
    payments: { type: "string", default: "100" },
    "round-trip": { type: "string", default: "50" },
  },
});
if (values.help) {
  console.log(HELP);
} else {
  await faults();
  await refusals(Number(values.payments), Number(values["round-trip"]));
  await distances(Math.ceil(Number(values.payments) / 5));
}
