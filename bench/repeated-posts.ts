import { parseArgs } from "node:util";
import { requireNode } from "../tools/lib/node-version.ts";
import { heading, row } from "./markdown.ts";
import { printFaults } from "./repeats/fault-table.ts";
import { ENGINES } from "./repeats/page-of.ts";
import { payOften, REFUSALS, type Tally } from "./repeats/refusals.ts";

const HELP = `Pays in a browser through the SDK, under faults of the connection, and counts the POSTs that
reach the API, the charges, and what the SDK tells. Prints tables in Markdown.

  node bench/repeated-posts.ts [--payments 100] [--round-trip 50]   # in Chromium, and how often it
                                                                    # repeats or gives up
  node bench/repeated-posts.ts --engine chromium|firefox|webkit     # only the faults. Exit code 1 if
                                                                    # something is charged twice with
                                                                    # a server as in docs/deploying.md`;

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
    engine: { type: "string" },
    help: { type: "boolean", default: false },
    payments: { type: "string", default: "100" },
    "round-trip": { type: "string", default: "50" },
  },
});
if (values.help) {
  console.log(HELP);
} else if (values.engine !== undefined) {
  const engine = ENGINES.find((name) => name === values.engine);
  if (engine === undefined) throw new Error(`--engine is one of ${ENGINES.join(", ")}`);
  process.exitCode = (await printFaults(engine)) ? 0 : 1;
} else {
  await printFaults("chromium");
  await refusals(Number(values.payments), Number(values["round-trip"]));
  await distances(Math.ceil(Number(values.payments) / 5));
}
