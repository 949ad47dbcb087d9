import { setPrice, vendor } from "./network.ts";
import { database } from "./postgres.ts";
import {
  after,
  chance,
  disturb,
  kill,
  MINUTE,
  pick,
  SECOND,
  world,
  type Process,
} from "./world.ts";

// The faults of a run, each with its time.

interface Parts {
  readonly limitMs: number;
  readonly isSqlite: boolean;
  readonly isGate: (process: Process) => boolean;
  readonly replace: (process: Process) => void;
}

const clientsOf = (process: Process) =>
  [...database.clients].filter((client) => client.process === process);

/** The faults by their names. Each is about the process at whose point it happens. */
const FAULTS: Readonly<Record<string, (process: Process, parts: Parts) => void>> = {
  kill: (process, { replace }) => {
    kill(process);
    replace(process);
  },
  cut: (process) => clientsOf(process).forEach((client) => client.cut()),
  "cut some": () => [...database.clients].forEach((client) => chance(0.5) && client.cut()),
  silence: (process) => clientsOf(process).forEach((client) => chance(0.5) && client.silence()),
  // The gate sees it at its next statement.
  "end sessions": (process) => clientsOf(process).forEach((client) => client.leave()),
  pause: (process, { limitMs }) => {
    const ms = pick([2 * SECOND, 40 * SECOND, limitMs * 1.1, 12 * MINUTE, 70 * MINUTE]);
    process.pausedUntil = world.now + ms;
    // Its machine stands still, too.
    if (chance(0.6)) for (const client of clientsOf(process)) after(ms / 2, () => client.leave());
  },
  restart: () => database.server.restart(pick([SECOND, 20 * SECOND])),
  "long restart": () => database.server.restart(pick([MINUTE, 3 * MINUTE, 6 * MINUTE])),
  // The lanes are lost while a reply is on its way.
  "end and delay": (process) => {
    clientsOf(process).forEach((client) => client.isInLane && client.leave());
    vendor.delayMs = (1 + world.random() * 8) * SECOND;
  },
  // An order that cannot be sent when the gate goes on, after a person could resolve it.
  "pause and refuse": (process, { limitMs }) => {
    process.pausedUntil = world.now + limitMs + 2 * MINUTE;
    clientsOf(process).forEach((client) => after(10 * SECOND, () => client.leave()));
    vendor.next = "refused";
  },
};

const ON_SQLITE = ["kill", "kill", "pause", "price"];

const LABELS = [
  "statement",
  "COMMIT",
  "INSERT INTO writes",
  "UPDATE writes",
  "unnest",
  "list",
  "connect",
  "reply",
];

/** Where a fault does most harm. */
const OFTEN: Readonly<Record<string, string>> = {
  "end and delay": "list",
  "end sessions": "list",
  "long restart": "reply",
  "pause and refuse": "COMMIT",
  kill: "connect",
  price: "list",
};

/** Plans faults, and has them happen. Returns a description of the plan. */
export function planFaults(parts: Parts): string {
  const count = pick([0, 1, 1, 1, 2, 2, 3, 5]);
  const names = parts.isSqlite
    ? ON_SQLITE
    : [...Object.keys(FAULTS), ...Object.keys(OFTEN), "end and delay", "long restart"];
  const plan = Array.from({ length: count }, () => {
    const name = pick(names);
    const label = chance(0.5) ? (OFTEN[name] ?? pick(LABELS)) : pick(LABELS);
    const most = label === "statement" ? 200 : 8;
    return { label, left: 1 + Math.floor(world.random() * most), name };
  });
  const text = plan.map(({ label, left, name }) => `${name} at ${label} ${left}`).join(", ");
  world.point = (label, process) => {
    for (const one of plan) {
      if (one.label !== label && one.label !== "statement") continue;
      one.left -= 1;
      if (one.left !== 0 || !process?.isAlive || !parts.isGate(process)) continue;
      if (one.name === "price") setPrice(vendor.price === 12 ? 9.95 : 12);
      else {
        disturb();
        FAULTS[one.name]?.(process, parts);
      }
    }
  };
  return text;
}
