import { join } from "node:path";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { expect, test } from "vitest";

test("over standard input and output it works on a sandbox by default, and logs nothing", async () => {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: ["--conditions=@waypost/source", join(import.meta.dirname, "cli.ts")],
    stderr: "pipe",
  });
  const logged = text(transport.stderr as Readable);
  const client = new Client({ name: "test", version: "1" });
  await client.connect(transport);
  const reply = await client.callTool({
    name: "prepare_eta_pack",
    arguments: { customer_id: "1001", pack: "eta_50" },
  });
  expect(JSON.stringify(reply)).toContain("State: waits for its person");
  await client.close();
  expect(await logged).toBe("");
});
