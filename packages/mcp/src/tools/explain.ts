import type { McpServer } from "@modelcontextprotocol/server";
import api from "@waypost/sdk/openapi.json" with { type: "json" };
import * as z from "zod";
import { reply } from "./reply.ts";

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly "x-waypost": Readonly<Record<string, unknown>>;
}

const isOperation = (entry: [string, unknown]): entry is [string, Operation] =>
  entry[0] !== "parameters";

/** Adds the tool that explains the API: a line for each call, or all details of one call. */
export function addExplain(server: McpServer): void {
  const calls = Object.entries(api.paths).flatMap(([path, item]) =>
    Object.entries<unknown>(item)
      .filter(isOperation)
      .map(([method, { operationId, summary, description, ...rest }]) => ({
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
        "Explains the API: its rules and all its calls, or one call: what it charges, whether it can be undone, and how to look up its outcome.",
      inputSchema: z.strictObject({
        call: z.enum(calls.map(({ call }) => call)).optional(),
      }),
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    ({ call }) => {
      if (call !== undefined) return reply(calls.find((one) => one.call === call));
      const list = calls.map((one) => `${one.call}: ${one.summary}`);
      return reply([api.info.description, ...list].join("\n"));
    },
  );
}
