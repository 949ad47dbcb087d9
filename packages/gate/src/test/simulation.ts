import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { ForwardError, type Forwarder } from "../forward.ts";
import { createLanes } from "../lanes.ts";
import { createLookup } from "../outcomes.ts";
import { REPEAT_MS } from "../repeats.ts";
import { createRules } from "../rules.ts";
import { createStore, SCHEMA } from "../store/sql-store.ts";
import type { Run, Work } from "../store/statements.ts";
import type { Orders, Store } from "../store/store.ts";
import { createWriter } from "../write.ts";
import { writeRequest } from "./write-request.ts";

// Runs the code of the gate with a simulated database, network, vendor and scheduler. One seed is
// one run: it decides in which order everything goes on, and what breaks.

/** A mistake that is put into the gate, so that a test can show that it is found. */
export interface Mutation {
  readonly orders?: (orders: Orders) => Partial<Orders>;
  readonly store?: (store: Store) => Partial<Store>;
  /** Locks that do not exclude, or that claim after they were lost. */
  readonly locks?: "shared" | "not-checked" | "not-freed";
}

/** A gate, or a connection of one to the database. */
interface Part {
  isAlive: boolean;
}

interface Connection extends Part {
  readonly gate: Part;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const PRICE = 9.95;
const MOST_STEPS = 2000;

/** A generator of random numbers from 0 to 1 (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const FAULTS = ["first gate", "second gate", "connections", "clock"] as const;

/** Faults by their step. */
export type Plan = readonly (readonly [step: number, fault: (typeof FAULTS)[number]])[];

/** Every plan with one fault at one of the first steps. */
export const singleFaults = (most: number): Plan[] =>
  Array.from({ length: most }, (_, at) => FAULTS.map((fault) => [[at, fault]] as const)).flat();

const count = (map: Map<string, number>, key: string) => map.set(key, (map.get(key) ?? 0) + 1);

/**
 * Runs one seed. With a plan, the seed decides on the order only, and nothing else breaks.
 * @returns what was wrong, and the number of steps
 */
export async function simulate(seed: number, mutation: Mutation = {}, plan?: Plan) {
  const random = randomOf(seed);
  const chooses = () => random() < 0.5;
  const chance = (share: number) => random() < share && plan === undefined;
  const wrong: string[] = [];
  const waiting: (() => void)[] = [];
  const connections = new Set<Connection>();
  const locks = new Map<string, Connection>();
  const start = 100 * DAY;
  let [clock, latest] = [start, start];
  let steps = 0;

  /** Waits until the scheduler goes on with this. Whatever belongs to a dead gate never does. */
  async function step(part?: Part): Promise<void> {
    await new Promise<void>((resolve) => waiting.push(resolve));
    if (part && !part.isAlive) await new Promise(() => {});
  }

  function end(connection: Connection): void {
    connection.isAlive = false;
    connections.delete(connection);
    if (mutation.locks === "not-freed") return;
    for (const [lane, holder] of locks) if (holder === connection) locks.delete(lane);
  }

  const database = new DatabaseSync(":memory:");
  database.exec(SCHEMA);
  database.exec(
    "INSERT INTO secrets VALUES ('names', x'00'); INSERT INTO clock VALUES ('created', 0)",
  );
  database.function("gate_now", () => clock);
  database.function("sim_free", (lane) => Number(!locks.has(String(lane))));

  function perform<T>(work: Work<T>): T {
    database.exec("BEGIN");
    try {
      let next = work.next();
      while (!next.done) {
        const { sql, values } = next.value;
        const statement = database.prepare(sql.replaceAll(/\$(?=\d)/g, "?"));
        next = work.next(statement.all(...(values as SQLInputValue[])));
      }
      database.exec("COMMIT");
      return next.value;
    } catch (error) {
      database.exec("ROLLBACK");
      throw error;
    }
  }

  /** A transaction. The connection may end before it, or after it was carried out. */
  const runOn =
    (connection: Connection): Run =>
    async (work) => {
      await step(connection.gate);
      if (chance(0.03)) end(connection);
      if (!connection.isAlive && mutation.locks !== "not-checked") throw new Error("no connection");
      const result = perform(work);
      await step(connection.gate);
      if (chance(0.02)) end(connection);
      if (!connection.isAlive && mutation.locks !== "not-checked") throw new Error("no connection");
      return result;
    };

  function openStore(gate: Part): Store {
    const lanes = createLanes(20);
    const connect = async () => {
      await step(gate);
      const connection = { gate, isAlive: true };
      connections.add(connection);
      return connection;
    };
    const store = createStore({
      isFree: "sim_free($1)",
      run: async (work, mode) => {
        const connection = await connect();
        try {
          return await runOn(connection)(work, mode);
        } finally {
          end(connection);
        }
      },
      inLanes: (names, waitMs, work) =>
        lanes.run(names, waitMs, async () => {
          const connection = await connect();
          try {
            for (const name of names) {
              while (locks.has(name) && mutation.locks !== "shared") await step(gate);
              if (!connection.isAlive) throw new Error("no connection");
              locks.set(name, connection);
            }
            return await work(runOn(connection));
          } finally {
            end(connection);
          }
        }),
      check: () => Promise.resolve(),
      close: () => Promise.resolve(),
    });
    const changed: Store = {
      ...store,
      inLanes: (names, waitMs, work) =>
        store.inLanes(names, waitMs, (orders) => work({ ...orders, ...mutation.orders?.(orders) })),
    };
    return { ...changed, ...mutation.store?.(changed) };
  }

  /** Writes that left a gate, and those that the vendor carried out, by key. */
  const [sent, charged] = [new Map<string, number>(), new Map<string, number>()];

  function openGate() {
    const gate: Part = { isAlive: true };
    const forwarder: Forwarder = {
      async write({ body }) {
        const { note: key } = JSON.parse(Buffer.from(body as Uint8Array).toString()) as {
          note: string;
        };
        await step(gate);
        if (chance(0.05)) throw new ForwardError(new Error("refused"), false, false);
        count(sent, key);
        // The network goes on when the gate is killed.
        const arrived = step().then(() => count(charged, key));
        if (chance(0.1)) throw new ForwardError(new Error("timeout"), true, true);
        await arrived;
        await step(gate);
        if (chance(0.1)) throw new ForwardError(new Error("lost"), true, false);
        const reply = Buffer.from('{"status":true,"message":"done"}');
        return { status: 200, headers: [], body: reply };
      },
      open: () => Promise.reject(new Error("not simulated")),
      close: () => {},
    };
    const problemOf = createRules(async () => {
      await step(gate);
      const price = chance(0.1) ? 12 : PRICE;
      return { plans: [{ service_plan_id: "sms_250", price }] };
    });
    const store = openStore(gate);
    const { write } = createWriter({
      store,
      forwarder,
      problemOf,
      waitMs: 2 ** 30,
      log: () => {},
    });
    return { gate, write, ask: createLookup(store) };
  }

  let gates = [openGate(), openGate()];

  /** Sends an order to one of the gates, and checks what it says. */
  async function order(key: string): Promise<void> {
    const gate = gates[chooses() ? 0 : 1];
    await step(gate?.gate);
    const value = { customer_id: 1001, sms_pack_id: "sms_250", note: key };
    const answer = await gate?.write({
      request: writeRequest("buySmsPack", {
        key,
        body: value,
        agreed: { total: PRICE, isUnverified: false },
      }),
      method: "POST",
      path: "/auth/buy/sms/pack",
      headers: [],
      body: Buffer.from(JSON.stringify(value)),
    });
    const isUnsent = String(answer?.body).includes("Nothing was sent");
    if (isUnsent && sent.has(key)) wrong.push(`nothing was sent: ${answer?.status}`);
    if (answer?.status === 410 && sent.has(key)) wrong.push("never forwarded");
    if (answer?.status === 200 && !charged.has(key)) wrong.push("accepted");
  }

  const buried = new Set<string>();
  async function ask(key: string): Promise<void> {
    const gate = gates[chooses() ? 0 : 1];
    await step(gate?.gate);
    const [found] = (await gate?.ask([{ key, ageMs: 0 }]).catch(() => [])) ?? [];
    if (found?.outcome === "never-arrived") buried.add(key);
    if (found?.outcome === "accepted" && !charged.has(key)) wrong.push("outcome accepted");
    if (found?.outcome === "refused") wrong.push("outcome refused");
  }

  /** Kills a gate, and starts another one in its place. */
  function crash(index: number): void {
    const { gate } = gates[index] ?? {};
    if (!gate) return;
    gate.isAlive = false;
    for (const connection of connections) if (connection.gate === gate) end(connection);
    gates = gates.map((one, at) => (at === index ? openGate() : one));
  }

  const keys = [1, 2].map((digit) => `8e03978e-40d5-43dd-bc93-6894a57f932${digit}`);
  for (const key of [...keys, ...keys]) void order(key);
  for (const key of keys) void ask(key);
  const later: (() => unknown)[] = [ask, order].flatMap((one) => keys.map((key) => () => one(key)));
  for (;;) {
    // Everything that can go on without the scheduler does so first.
    await new Promise((resolve) => setImmediate(resolve));
    const [resolve] = waiting.splice(Math.floor(random() * waiting.length), 1);
    const next = resolve ?? later.shift();
    if (next === undefined || steps > MOST_STEPS) break;
    next();
    steps += 1;
    const planned = (plan ?? []).filter(([at]) => at === steps).map(([, fault]) => fault);
    const breaks = (fault: (typeof FAULTS)[number]) => planned.includes(fault) || chance(0.01);
    if (breaks("first gate")) crash(0);
    if (breaks("second gate")) crash(1);
    if (breaks("connections"))
      for (const connection of connections) if (plan || chooses()) end(connection);
    if (breaks("clock")) clock += chooses() ? MINUTE : -MINUTE;
    latest = Math.max(latest, clock);
  }
  if (steps > MOST_STEPS) wrong.push("it does not end");
  for (const [key, times] of sent) {
    if (times > 1) wrong.push(`sent ${times} times`);
    if (buried.has(key)) wrong.push("sent after never-arrived");
  }
  if (sent.size > 1 && latest - start < REPEAT_MS) wrong.push("repeated without a consent");
  if (locks.size > 0) wrong.push("a lane is held by the dead");
  database.close();
  return { wrong, steps };
}
