import { spawn } from "node:child_process";
import { dirname, join } from "node:path";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { ElicitRequestSchema, type CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import { startServer } from "@waypost/sandbox/server";
import { expect, onTestFinished, test } from "vitest";
import { newAttemptsFile } from "./test/attempts-file.ts";
import { idIn, textOf } from "./test/session.ts";
import { press, read } from "./test/page-client.ts";

const PACK = { customer_id: "1001", pack: "eta_50" };

/** Connects a client to a server in a process of its own. `addresses` are shown to its user. */
async function startCli(args: readonly string[], env: Record<string, string> = {}) {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: ["--conditions=@waypost/source", join(import.meta.dirname, "cli.ts"), ...args],
    env,
    stderr: "pipe",
  });
  const logged = text(transport.stderr as Readable);
  const client = new Client(
    { name: "test", version: "1" },
    { capabilities: { elicitation: { url: {} } } },
  );
  const addresses: string[] = [];
  client.setRequestHandler(ElicitRequestSchema, ({ params }) => {
    if (params.mode === "url") addresses.push(params.url);
    return { action: "accept" };
  });
  await client.connect(transport);
  onTestFinished(() => client.close());
  const call = async (name: string, toolArgs: object) =>
    textOf((await client.callTool({ name, arguments: { ...toolArgs } })) as CallToolResult);
  return { client, transport, logged, addresses, call };
}

test("by default, the command uses a sandbox over standard input and output and logs nothing", async () => {
  const { client, call, logged } = await startCli([]);
  expect(await call("prepare_eta_pack", PACK)).toContain("State: waiting for confirmation");
  await client.close();
  expect(await logged).toBe("");
});

test("the command answers a batch and a byte order mark with an error", async () => {
  const args = ["--conditions=@waypost/source", join(import.meta.dirname, "cli.ts")];
  const child = spawn(process.execPath, args, { stdio: ["pipe", "pipe", "ignore"] });
  const ping = '{"jsonrpc":"2.0","id":1,"method":"ping"}';
  child.stdin.end(`\ufeff${ping}\n[${ping}]\n`);
  const replies = (await text(child.stdout)).trim().split("\n");
  expect(replies.map((reply) => JSON.parse(reply))).toMatchObject([
    { jsonrpc: "2.0", id: null, error: { code: -32_700 } },
    { jsonrpc: "2.0", id: null, error: { code: -32_600 } },
  ]);
});

test(
  "another server reports a payment that was in flight when its server was killed",
  { tags: ["long"] },
  async () => {
    const sandbox = await startServer({ port: 0 });
    onTestFinished(() => sandbox.close());
    const args = ["--api", sandbox.url];
    const env = { XDG_STATE_HOME: dirname(await newAttemptsFile()) };
    const killed = await startCli(args, env);
    const other = await startCli(args, env);
    const id = idIn(await killed.call("prepare_eta_pack", PACK));
    await killed.call("request_confirmation", { id });
    const [address = ""] = killed.addresses;
    sandbox.sandbox.fault({ call: "buyEtaPack", kind: "hang" });
    await press(address, await read(address), "confirm");
    await expect
      .poll(() => JSON.stringify(sandbox.sandbox.log()))
      .toContain("/buy/eta-routing/pack");
    process.kill(killed.transport.pid ?? 0, "SIGKILL");
    expect(await other.call("prepare_eta_pack", PACK)).toContain(
      "I understand that I may be charged twice",
    );
  },
);
