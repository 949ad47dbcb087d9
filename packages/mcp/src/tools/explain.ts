import { createRequire } from "node:module";
import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import * as z from "zod";
import { reply } from "./reply.ts";

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly "x-waypost": Readonly<Record<string, unknown>>;
}

interface Description {
  readonly info: { readonly description: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

// Node 20 warns of an experiment where JSON is imported.
const read = createRequire(import.meta.url);

/** Adds the tool that explains the API: all calls in a line each, or one of them whole. */
export function addExplain(server: McpServer): void {
  const { info, paths } = read("@waypost/sdk/openapi.json") as Description;
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, summary, description, ...rest }]) => ({
      call: operationId,
      request: `${method.toUpperCase()} ${path}`,
      summary,
      description,
      ...rest["x-waypost"],
    })),
  );
  server.registerTool(
    "explain",
    {
      description:
        "Explains the API: its rules and all 31 calls, or one call with what it charges, what it cannot undo, and how its outcome is looked up.",
      inputSchema: z.strictObject({
        call: z.enum(calls.map(({ call }) => call)).optional(),
      }),
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    ({ call }) => {
      if (call !== undefined) return reply(calls.find((one) => one.call === call));
      const list = calls.map((one) => `${one.call}: ${one.summary}`);
      return reply([info.description, ...list].join("\n"));
    },
  );
}
