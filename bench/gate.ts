import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import { join } from "node:path";
import { inTemporaryFolder } from "../tools/lib/temporary.ts";
import { median, medianRatio, milliseconds, ratio, whole, type Figure } from "./figure.ts";
import { nextMessage, start, stop } from "./throughput/processes.ts";

const ROUNDS = 7;
const REQUESTS = 1500;
const CONNECTIONS = 16;
const SINGLE_REQUESTS = 200;
const KEYS = 1_000_000;

/** Sends one request of a kind, and resolves when its reply has arrived. */
type Send = (url: string, agent: Agent) => Promise<void>;

function sendOnce(url: string, agent: Agent, key?: string, body?: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const options = {
    agent,
    method: body === undefined ? "GET" : "POST",
    headers: {
      ...(body !== undefined && { "Content-Type": "application/json" }),
      ...(key !== undefined && { "Idempotency-Key": `"${key}"` }),
    },
  };
  const sent = request(url, options, (reply) => {
    if (reply.statusCode !== 200) reject(new Error(`Status ${reply.statusCode} of ${url}`));
    reply.resume().on("end", resolve);
  });
  sent.on("error", reject).end(body);
  return promise;
}

let customer = 1_000_000;

const KINDS: Readonly<Record<string, Send>> = {
  read: (url, agent) => sendOnce(`${url}/info/imei_validation/350000000000001`, agent),
  "write with a key": (url, agent) => {
    customer += 1;
    const body = JSON.stringify({ customer_id: customer, eta_id: "eta_50" });
    return sendOnce(`${url}/auth/buy/eta-routing/pack`, agent, randomUUID(), body);
  },
};

/** The time that a vendor's API takes for each call, in milliseconds. */
const DELAYS = [0, 20];

/** Compares a sandbox behind a gate with the sandbox alone. */
export function gate(): Promise<readonly Figure[]> {
  return inTemporaryFolder(async (folder) => {
    const sandbox = start("sandbox-server.ts", join(folder, "sandbox.sqlite"));
    const direct = await nextMessage<string>(sandbox);
    const server = start("gate-server.ts", direct, join(folder, "gate.sqlite"));
    try {
      const behind = await nextMessage<string>(server);
      const figures: Figure[] = [];
      for (const delay of DELAYS) {
        if (delay > 0) await addDelay(direct, delay);
        for (const [kind, send] of Object.entries(KINDS))
          figures.push(...(await compare(`${kind}, API ${delay} ms`, send, behind, direct)));
      }
      return [...figures, await memory(join(folder, "keys.sqlite"))];
    } finally {
      await stop(server);
      await stop(sandbox);
    }
  });
}

/** The memory that the store takes for more keys. */
async function memory(file: string): Promise<Figure> {
  const child = start("gate-keys.ts", file, String(KEYS));
  try {
    const bytes = await nextMessage<number>(child);
    const name = "memory from 100,000 to a million keys";
    return { name, value: bytes / 1e6, show: (megabytes) => `${megabytes.toFixed(0)} MB` };
  } finally {
    await stop(child);
  }
}

/** Makes all calls of a sandbox take longer. */
async function addDelay(sandbox: string, delay: number): Promise<void> {
  await fetch(`${sandbox}/__sandbox/faults`, {
    method: "POST",
    headers: { "X-Sandbox-Control": "1" },
    body: JSON.stringify({ call: "*", kind: "slow", milliseconds: delay, times: "always" }),
  });
}

async function compare(
  kind: string,
  send: Send,
  behind: string,
  direct: string,
): Promise<Figure[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const perSecond = async (url: string): Promise<number> => {
    const begin = performance.now();
    let left = REQUESTS;
    const work = async () => {
      while (left > 0) {
        left -= 1;
        await send(url, agent);
      }
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, work));
    return REQUESTS / ((performance.now() - begin) / 1000);
  };
  const each = async (url: string): Promise<number> => {
    const times: number[] = [];
    for (let sent = 0; sent < SINGLE_REQUESTS; sent += 1) {
      const begin = performance.now();
      await send(url, agent);
      times.push(performance.now() - begin);
    }
    return median(times);
  };
  // Warm up both servers.
  await perSecond(behind);
  await perSecond(direct);
  const rounds: { gate: number; alone: number }[] = [];
  const added: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({ gate: await perSecond(behind), alone: await perSecond(direct) });
    added.push((await each(behind)) - (await each(direct)));
  }
  agent.destroy();
  const speed = (server: "gate" | "alone") => whole(median(rounds.map((round) => round[server])));
  return [
    {
      name: `${kind}: requests per second`,
      detail: `${speed("gate")} and ${speed("alone")} a second`,
      value: medianRatio(
        rounds,
        (round) => round.gate,
        (round) => round.alone,
      ),
      show: ratio,
    },
    {
      name: `${kind}: added time`,
      detail: "at the median",
      value: median(added),
      show: milliseconds,
    },
  ];
}
