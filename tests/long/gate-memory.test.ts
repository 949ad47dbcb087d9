import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { Agent, request, type IncomingMessage } from "node:http";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { newKey, smsPath, temporaryStore } from "../../packages/gate/src/test/test-gate.ts";

const ORDERS = 100_000;
const EVERY = 10_000;

/** The orders after which everything that is created once exists. */
const WARM = 20_000;

const AT_ONCE = 40;
const MEGABYTE = 1024 * 1024;

interface Memory {
  heapUsed: number;
  rss: number;
}

const program = fileURLToPath(new URL("../programs/gate-memory.ts", import.meta.url));

/** Starts the program. Returns the process and its URL. */
async function start(...args: string[]): Promise<readonly [ChildProcess, string]> {
  const execArgv = ["--expose-gc", "--disable-warning=ExperimentalWarning"];
  const child = fork(program, args, { execArgv: [...execArgv, "--conditions=@waypost/source"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  const [url] = (await once(child, "message")) as [string];
  return [child, url];
}

test(`the memory of a gate is flat over ${ORDERS} orders`, async () => {
  const [, vendor] = await start();
  const [gate, url] = await start(vendor, await temporaryStore());
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  onTestFinished(() => agent.destroy());

  /** Sends an order of a customer of its own. */
  async function order(number: number): Promise<number | undefined> {
    const body = JSON.stringify({ customer_id: number, sms_pack_id: "sms_250" });
    const headers = { "Idempotency-Key": newKey(), "Content-Length": body.length };
    const outgoing = request(url + smsPath, { method: "POST", headers, agent }).end(body);
    const [reply] = (await once(outgoing, "response")) as [IncomingMessage];
    await once(reply.resume(), "end");
    return reply.statusCode;
  }

  let sent = 0;
  const statuses = new Map<number | undefined, number>();
  async function orderUntil(last: number): Promise<void> {
    while (sent < last) {
      sent += 1;
      const status = await order(sent);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  }

  const heaps = new Map<number, number>();
  for (let last = EVERY; last <= ORDERS; last += EVERY) {
    await Promise.all(Array.from({ length: AT_ONCE }, () => orderUntil(last)));
    const answered = once(gate, "message");
    gate.send("measure");
    const [{ heapUsed, rss }] = (await answered) as [Memory];
    heaps.set(sent, heapUsed / MEGABYTE);
    process.stdout.write(
      `${sent}: heap ${(heapUsed / MEGABYTE).toFixed(1)} MB, process ${(rss / MEGABYTE).toFixed(0)} MB\n`,
    );
  }
  expect([...statuses]).toEqual([[200, ORDERS]]);
  const later = [...heaps].filter(([orders]) => orders > WARM).map(([, heap]) => heap);
  // One row of a hundred bytes an order would be 8 MB.
  expect(Math.max(...later)).toBeLessThan((heaps.get(WARM) ?? 0) + 4);
}, 1_800_000);
