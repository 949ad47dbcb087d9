import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { startServer, type ServerOptions } from "@waypost/sandbox/server";
import { onTestFinished } from "vitest";
import { openSqliteStore, startGate, type GateOptions } from "../index.ts";
import { agingSql } from "./store-tests.ts";

/** The outcome of one key, as the gate sends it. */
interface OutcomeReply {
  outcome: string;
  http_status?: number;
  message?: string;
  subscriptions?: object[];
}

/** The body of a purchase of the returning customer. */
export const smsPack = { customer_id: 1001, sms_pack_id: "sms_250", autorenew_sms_pack: true };

export const smsPath = "/auth/buy/sms/pack";

/** A folder that is deleted after the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "waypost-gate-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Runs SQL in an SQLite file. */
export function execIn(file: string, sql: string): void {
  const database = new DatabaseSync(file);
  database.exec(sql);
  database.close();
}

/** Makes a store old enough to know that a key never arrived. */
const ageStore = (file: string): void => execIn(file, agingSql(40 * 24 * 60 * 60 * 1000));

/** The file of an empty store. A gate that opens it does not know yet what never arrived. */
export async function temporaryStore(): Promise<string> {
  const file = join(await temporaryFolder(), "gate.sqlite");
  await openSqliteStore(file).close();
  ageStore(file);
  return file;
}

/** Starts a sandbox as the vendor. */
export async function testVendor(options: ServerOptions = {}) {
  const vendor = await startServer({ port: 0, devicesPerKind: 4, ...options });
  onTestFinished(() => vendor.close());
  return vendor;
}

/** Starts a sandbox and a gate in front of it. */
export async function testGate(options: Partial<GateOptions> = {}, vendorOptions?: ServerOptions) {
  const vendor = await testVendor(vendorOptions);
  const store = await temporaryStore();
  const upstream = new URL(vendor.url);
  const gate = await startGate({ upstream, port: 0, store, ...options });
  onTestFinished(() => gate.close());
  ageStore(store);
  return { vendor, gate, store, ...clientOf(gate.url), ...countsOf(vendor) };
}

/** The requests of a client. */
export function clientOf(url: string) {
  return {
    post: (path: string, body: unknown, headers: Record<string, string> = {}) =>
      fetch(url + path, { method: "POST", body: JSON.stringify(body), headers }),
    buy: (key: string, body: unknown = smsPack, signal?: AbortSignal) =>
      fetch(url + smsPath, {
        method: "POST",
        body: JSON.stringify(body),
        headers: { "Idempotency-Key": `"${key}"` },
        ...(signal && { signal }),
      }),
    ask: async (...keys: string[]): Promise<OutcomeReply[]> => {
      const response = await fetch(`${url}/gate/outcomes`, {
        method: "POST",
        body: JSON.stringify({ keys }),
      });
      return ((await response.json()) as { outcomes: OutcomeReply[] }).outcomes;
    },
  };
}

/** Counts the requests that arrived at the vendor. */
export const countsOf = ({ sandbox }: Awaited<ReturnType<typeof testVendor>>) => ({
  arrived: (path = smsPath): number =>
    sandbox.log().filter(({ call }) => call === `POST ${path}`).length,
});

export const newKey = (): string => randomUUID();
