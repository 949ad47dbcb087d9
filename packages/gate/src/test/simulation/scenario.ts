import { mkdtempSync, rmSync, existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { signLink } from "../../link.ts";
import { startGate } from "../../server.ts";
import { planFaults } from "./faults.ts";
import { finalOutcome, isOpen, ledger, truthOf, type Order, type Reply } from "./ledger.ts";
import { send, setPrice, vendor } from "./network.ts";
import { database } from "./postgres.ts";
import { ageFile, newProcess } from "./processes.ts";
import { openServer } from "./server.ts";
import { createSupport } from "./support.ts";
import {
  after,
  chance,
  DAY,
  disturb,
  kill,
  MINUTE,
  pick,
  reset,
  run,
  runIn,
  SECOND,
  sleep,
  world,
  type Process,
} from "./world.ts";

const KEY = "a key of at least thirty-two characters";
const PATH = "/auth/buy/sms/pack";
const PACKS = ["sms_250", "sms_100"] as const;

/** The result of one run. */
export interface Result {
  readonly wrong: readonly string[];
  readonly steps: number;
  readonly plan: string;
}

/** Runs one seed. */
export async function simulate(seed: number): Promise<Result> {
  reset(seed);
  const isSqlite = chance(0.25);
  const limitMs = pick([20, 120, 400]) * SECOND;
  const folder = isSqlite
    ? mkdtempSync(join(existsSync("/dev/shm") ? "/dev/shm" : tmpdir(), "gate-"))
    : "";
  const url = isSqlite ? join(folder, "gate.sqlite") : "postgres://simulated";
  ledger.reset(limitMs);
  database.server = openServer();
  database.clients.clear();
  Object.assign(vendor, {
    faultShare: pick([0, 0, 0.05, 0.3]),
    slowShare: pick([0.1, 0.5]),
    delayMs: 0,
    next: "",
  });
  if (chance(0.15)) Object.assign(world, { slowShare: 0.05, disturbedAt: Infinity });
  setPrice(9.95);
  const gates: (Process | undefined)[] = [];

  async function open(at: number): Promise<void> {
    for (;;) {
      const process = newProcess();
      gates[at] = process;
      const options = {
        upstream: new URL("http://vendor"),
        port: 1,
        store: url,
        limitMs,
        links: { keys: [KEY] },
      };
      world.isLoading = !isSqlite;
      const started = runIn(process, () => startGate(options)).then(
        () => true,
        () => false,
      );
      const dead = new Promise<boolean>((resolve) => process.onKill.add(() => resolve(false)));
      const isStarted = await Promise.race([started, dead]);
      disturb();
      if (isStarted) return;
      kill(process);
      if (gates[at] === process) gates[at] = undefined;
      else return;
      await sleep(5 * SECOND);
    }
  }

  const replace = (process: Process) => {
    const at = gates.indexOf(process);
    if (at < 0) return;
    gates[at] = undefined;
    after(pick([10, SECOND, 30 * SECOND]), () => void open(at));
  };

  const gateOf = (at: number) => gates[at % gates.length];

  async function write(order: Order, at: number, isOther = false): Promise<Reply | null> {
    const gate = gateOf(at);
    if (!gate) return null;
    const price = [...order.agreed].at(-1) ?? 0;
    const expires = Math.floor(world.now / 1000) + 86_400;
    const once = order.link === undefined ? {} : { once: order.link };
    const access = runIn(gate, () => signLink({ customer: "1001", expires, ...once }, KEY));
    const repeats = [...order.repeats];
    const headers = {
      "idempotency-key": order.key,
      "agreed-total": price.toFixed(2),
      "gate-access": access,
      ...(repeats.length > 0 && { "repeat-of": repeats.join(",") }),
    };
    const body = {
      customer_id: 1001,
      sms_pack_id: order.subject,
      note: order.key,
      ...(isOther && { autorenew_sms_pack: true }),
    };
    if (isOther) order.bodies += 1;
    const count = (by: number) => order.open.set(gate, (order.open.get(gate) ?? 0) + by);
    let start = 0;
    return send(
      gate,
      { method: "POST", url: PATH, headers, body },
      () => {
        start = world.now;
        if (order.sentAt === undefined && !isOpen(order)) order.startedAt = start;
        count(1);
        ledger.changed();
      },
      (reply) => {
        ledger.judgeReply(order, reply, { start, repeats, agreed: price });
        count(-1);
        ledger.changed();
      },
    );
  }

  async function ask(orders: readonly Order[], at: number): Promise<Reply | null> {
    const gate = gateOf(at);
    if (!gate) return null;
    const seen = orders.map(() => new Set<Parameters<typeof ledger.judgeOutcome>[1]>());
    const look = () =>
      orders.forEach((order, index) => truthOf(order).forEach((one) => seen[index]?.add(one)));
    const ages = orders.map(({ createdAt }) => (world.now - createdAt) / 1000 + 1);
    return send(
      gate,
      { method: "POST", url: "/gate/outcomes", body: { keys: orders.map(({ key }) => key), ages } },
      () => {
        for (const order of orders) order.isAsked = true;
        ledger.questions.add(look);
        look();
      },
      ({ status, body }) => {
        look();
        ledger.questions.delete(look);
        if (status !== 200) return;
        const { outcomes } = JSON.parse(body) as { outcomes: { outcome: "accepted" }[] };
        orders.forEach((order, index) =>
          ledger.judgeOutcome(
            order,
            outcomes[index]?.outcome ?? "accepted",
            seen[index] ?? new Set(),
          ),
        );
      },
    );
  }

  /** Sends an order until there is a reply, or the customer gives up. */
  async function attempt(order: Order, at: number): Promise<void> {
    for (let tries = 0; tries < 3; tries += 1) {
      const left = chance(0.2) ? sleep(world.random() * 10 * SECOND).then(() => null) : [];
      const reply = await Promise.race([write(order, at + tries), left].flat());
      const code = reply?.headers["gate-code"];
      if (reply && code === undefined) return;
      if (code === "consent-needed" && chance(0.5))
        for (const name of reply?.headers["gate-repeats"]?.split(", ") ?? [])
          order.repeats.add(name);
      else if (code === "price-changed" && chance(0.5))
        order.agreed.add(Number(reply?.headers["gate-total"]));
      else if (chance(0.5)) await ask([order], at + tries);
      await sleep(pick([10, SECOND, 30 * SECOND]));
    }
  }

  /** Many order the same at the same time. */
  const isRush = chance(0.3);

  async function shop(order: Order): Promise<void> {
    await sleep(world.random() * (isRush ? 5 : pick([0.1, 5, 30, 200, 200])) * SECOND);
    order.agreed.add(chance(0.8) ? vendor.price : 9.95);
    const at = chance(0.5) ? 1 : 0;
    if (chance(0.1)) await ask([order], at);
    const work = [attempt(order, at)];
    if (chance(0.4))
      work.push(
        sleep(world.random() * pick([0.01, 0.1, 5]) * SECOND).then(() => attempt(order, at + 1)),
      );
    if (chance(0.3))
      work.push(sleep(world.random() * 5 * SECOND).then(() => ask([order], at + 1).then(() => {})));
    if (chance(0.1))
      work.push(
        sleep(world.random() * 5 * SECOND).then(() => write(order, at, true).then(() => {})),
      );
    await Promise.all(work);
    if (chance(0.5)) await ask([order], at);
  }

  const { help, expectDoubts } = createSupport(url, isSqlite, limitMs);

  let plan = "";
  async function scenario(): Promise<void> {
    await open(0);
    if (isSqlite) ageFile(url);
    else await open(1);
    await sleep(chance(0.3) ? 59 * MINUTE : 10 * SECOND);
    if (world.disturbedAt < Infinity) world.disturbedAt = 0;
    plan = planFaults({ limitMs, isSqlite, replace, isGate: (process) => gates.includes(process) });
    const once = chance(0.4) ? "once" : undefined;
    const orders = Array.from({ length: pick([2, 3, 4, 5]) }, (_, index) =>
      ledger.order(
        `8e03978e-40d5-43dd-bc93-6894a57f93${seed % 10}${index}`,
        isRush ? PACKS[0] : pick(PACKS),
        chance(0.6) ? once : undefined,
      ),
    );
    const person = chance(0.6) ? help() : undefined;
    await Promise.all([...orders.map(shop), person]);
    world.point = () => {};
    Object.assign(vendor, { faultShare: 0, slowShare: 0, delayMs: 0, next: "" });
    Object.assign(world, { slowShare: 0, disturbedAt: Math.min(world.disturbedAt, world.now) });
    await sleep(90 * MINUTE + (chance(0.06) ? 3 * DAY : 0));
    for (const at of gates.keys()) await ask(orders, at);
    for (const order of orders) {
      const outcome = finalOutcome(order);
      if (outcome !== undefined && order.isAsked) await expectFinal(order, outcome);
    }
    await expectDoubts();
  }

  async function expectFinal(order: Order, outcome: string): Promise<void> {
    const reply = await ask([order], 0);
    const body = JSON.parse(reply?.body ?? "{}") as { outcomes?: { outcome: string }[] };
    if (body.outcomes?.[0]?.outcome !== outcome)
      ledger.report(order, `in the end ${body.outcomes?.[0]?.outcome}, ${outcome}`);
    await write(order, 0);
  }

  let steps = 0;
  try {
    steps = await run(scenario);
    if (!database.server.isIdle()) ledger.wrong.push("a lock is left");
  } catch (error) {
    ledger.wrong.push(String(error instanceof Error ? error.stack : error));
  }
  for (const gate of gates) if (gate) for (const end of gate.onKill) end();
  database.server.close();
  if (folder !== "") rmSync(folder, { recursive: true });
  return {
    wrong: ledger.wrong,
    steps,
    plan: `${isSqlite ? "SQLite" : "PostgreSQL"}, ${limitMs / 1000} s: ${plan}`,
  };
}
