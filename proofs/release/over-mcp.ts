import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { outputOf } from "../../tools/lib/output.ts";

/** A client, with the SDK that the server brings along. */
const CLIENT = `
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";

const client = new Client({ name: "rehearsal", version: "1" });
await client.connect(new StdioClientTransport(JSON.parse(process.argv[2])));
const given = { customer_id: "1001", pack: "sms_100", is_renewed: false };
const reply = await client.callTool({ name: "prepare_sms_pack", arguments: given });
console.log(JSON.stringify(reply.content));
await client.close();
`;

/** Starts a server as an MCP client's settings say, and has a pack prepared. @returns its review */
export async function talkOverMcp(settings: object, project: string): Promise<string> {
  await writeFile(join(project, "client.mjs"), CLIENT);
  return outputOf("node", ["client.mjs", JSON.stringify(settings)], { cwd: project });
}
